/* Preloaded into a program, logs what it does to the files of a folder, and syncs nothing.
 *
 * POWERCUT_FOLDER: the folder's real path. POWERCUT_LOG: the file to which records are appended,
 * each before its change is made, and both under the log's lock: with it, a program can be killed
 * that has made no change that isn't logged, and logged none that isn't made.
 * disk.py reads the records. Memory-mapped writes aren't seen: SQLite only makes them in its -shm
 * file, which no cut needs to leave.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { OPENED = 1, WRITTEN, TRUNCATED, SYNCED, FOLDER_SYNCED, UNLINKED, RENAMED, LINKED, ALLOCATED };

struct record {
    uint32_t kind;
    uint32_t name_length;
    uint64_t inode;
    uint64_t at; /* an offset in the file, or its new size */
    uint64_t data_length;
};

enum watched { OTHER = 0, FILE_INSIDE, THE_FOLDER };

#define MOST_FDS 4096
static enum watched watched[MOST_FDS];
static uint64_t inodes[MOST_FDS];

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(result, name, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int real_open(const char *path, int flags, mode_t mode) {
    REAL(int, "open", const char *, int, ...);
    return real(path, flags, mode);
}

static int the_log(void) {
    static int log = -1;
    if (log < 0) log = real_open(getenv("POWERCUT_LOG"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    return log;
}

/* From before a change is logged until it is made. Whoever kills the program has the log's lock. */
static void begin(void) {
    pthread_mutex_lock(&lock);
    while (flock(the_log(), LOCK_EX)) if (errno != EINTR) abort();
}

static void end(void) {
    if (flock(the_log(), LOCK_UN)) abort();
    pthread_mutex_unlock(&lock);
}

static void append(enum kind kind, uint64_t inode, uint64_t at, const char *name,
                   size_t name_length, const void *data, size_t data_length) {
    struct record record = {kind, name_length, inode, at, data_length};
    struct iovec parts[] = {{&record, sizeof record}, {(void *)name, name_length}, {(void *)data, data_length}};
    if (writev(the_log(), parts, 3) != (ssize_t)(sizeof record + name_length + data_length)) abort();
}

/* A path as it is without a folder to begin from, in a buffer of PATH_MAX. */
static const char *absolute(int from, const char *path, char *whole) {
    char link[64], base[PATH_MAX];
    if (*path == '/') return path;
    while (!strncmp(path, "./", 2)) path += 2;
    snprintf(link, sizeof link, from == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", from);
    ssize_t length = readlink(link, base, sizeof base - 1);
    base[length < 0 ? 0 : length] = 0;
    if (snprintf(whole, PATH_MAX, "%s/%s", base, path) >= PATH_MAX) abort();
    return whole;
}

/* A path's name in the folder, "" if it is the folder, NULL if it is neither. */
static const char *name_inside(const char *path) {
    const char *folder = getenv("POWERCUT_FOLDER");
    size_t length = folder ? strlen(folder) : 0;
    if (!length || strncmp(path, folder, length)) return NULL;
    if (!path[length]) return "";
    return path[length] == '/' ? path + length + 1 : NULL;
}

static enum watched kind_of(int fd) {
    return fd >= 0 && fd < MOST_FDS ? watched[fd] : OTHER;
}

static int opened(const char *path, int flags, mode_t mode) {
    begin();
    int fd = real_open(path, flags, mode);
    char link[64], place[PATH_MAX];
    struct stat found;
    if (fd >= 0 && fd < MOST_FDS) {
        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        ssize_t length = readlink(link, place, sizeof place - 1);
        place[length < 0 ? 0 : length] = 0;
        const char *name = name_inside(place);
        watched[fd] = !name ? OTHER : *name ? FILE_INSIDE : THE_FOLDER;
        if (watched[fd] == FILE_INSIDE && !fstat(fd, &found)) {
            inodes[fd] = found.st_ino;
            append(OPENED, found.st_ino, 0, name, strlen(name), NULL, 0);
            if (flags & O_TRUNC) append(TRUNCATED, found.st_ino, 0, NULL, 0, NULL, 0);
        }
    }
    end();
    return fd;
}

static mode_t mode_in(int flags, va_list arguments) {
    return flags & (O_CREAT | __O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        va_list arguments; \
        va_start(arguments, flags); \
        mode_t mode = mode_in(flags, arguments); \
        va_end(arguments); \
        return opened(path, flags, mode); \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
    int name(int from, const char *path, int flags, ...) { \
        va_list arguments; \
        va_start(arguments, flags); \
        mode_t mode = mode_in(flags, arguments); \
        va_end(arguments); \
        char whole[PATH_MAX]; \
        return opened(absolute(from, path, whole), flags, mode); \
    }
OPENAT(openat)
OPENAT(openat64)

int __open_2(const char *path, int flags) { return opened(path, flags, 0); }
int __open64_2(const char *path, int flags) { return opened(path, flags, 0); }

int close(int fd) {
    REAL(int, "close", int);
    pthread_mutex_lock(&lock);
    if (kind_of(fd)) watched[fd] = OTHER;
    int result = real(fd);
    pthread_mutex_unlock(&lock);
    return result;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    begin();
    if (kind_of(fd) == FILE_INSIDE) append(WRITTEN, inodes[fd], at, NULL, 0, data, length);
    ssize_t result = real(fd, data, length, at);
    end();
    return result;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
    return pwrite(fd, data, length, at);
}

ssize_t write(int fd, const void *data, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (kind_of(fd) != FILE_INSIDE) return real(fd, data, length);
    begin();
    int at_end = fcntl(fd, F_GETFL) & O_APPEND;
    off_t at = lseek(fd, 0, at_end ? SEEK_END : SEEK_CUR);
    append(WRITTEN, inodes[fd], at, NULL, 0, data, length);
    ssize_t result = real(fd, data, length);
    end();
    return result;
}

int ftruncate(int fd, off_t size) {
    REAL(int, "ftruncate", int, off_t);
    begin();
    if (kind_of(fd) == FILE_INSIDE) append(TRUNCATED, inodes[fd], size, NULL, 0, NULL, 0);
    int result = real(fd, size);
    end();
    return result;
}

int ftruncate64(int fd, off64_t size) { return ftruncate(fd, size); }

/* What the log says is what counts: the real disk is not asked to sync. */
int fsync(int fd) {
    begin();
    if (kind_of(fd)) {
        int is_file = kind_of(fd) == FILE_INSIDE;
        append(is_file ? SYNCED : FOLDER_SYNCED, is_file ? inodes[fd] : 0, 0, NULL, 0, NULL, 0);
    }
    end();
    return 0;
}

int fdatasync(int fd) { return fsync(fd); }

/* Space that is there, filled with zeros, as far as the file ends before. */
int fallocate(int fd, int mode, off_t at, off_t length) {
    REAL(int, "fallocate", int, int, off_t, off_t);
    begin();
    if (kind_of(fd) == FILE_INSIDE && mode) abort(); /* Neither SQLite nor Python does. */
    if (kind_of(fd) == FILE_INSIDE) append(ALLOCATED, inodes[fd], at + length, NULL, 0, NULL, 0);
    int result = real(fd, mode, at, length);
    end();
    return result;
}

int fallocate64(int fd, int mode, off64_t at, off64_t length) { return fallocate(fd, mode, at, length); }

int posix_fallocate(int fd, off_t at, off_t length) { return fallocate(fd, 0, at, length) ? errno : 0; }

int posix_fallocate64(int fd, off64_t at, off64_t length) { return posix_fallocate(fd, at, length); }

/* Several pieces are as many writes. */
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
    ssize_t total = 0;
    for (int n = 0; n < count; n++) {
        ssize_t written = pwrite(fd, parts[n].iov_base, parts[n].iov_len, at + total);
        if (written < 0) return total ? total : written;
        total += written;
    }
    return total;
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
    return pwritev(fd, parts, count, at);
}

ssize_t pwritev2(int fd, const struct iovec *parts, int count, off_t at, int flags) {
    if (flags && kind_of(fd) == FILE_INSIDE) abort();
    return pwritev(fd, parts, count, at);
}

ssize_t pwritev64v2(int fd, const struct iovec *parts, int count, off64_t at, int flags) {
    return pwritev2(fd, parts, count, at, flags);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    if (kind_of(fd) != FILE_INSIDE) return real(fd, parts, count);
    ssize_t total = 0;
    for (int n = 0; n < count; n++) {
        ssize_t written = write(fd, parts[n].iov_base, parts[n].iov_len);
        if (written < 0) return total ? total : written;
        total += written;
    }
    return total;
}

/* What the kernel would copy by itself is left to be read and written. */
#define NOT_INSIDE(name, to, types, names) \
    ssize_t name types { \
        REAL(ssize_t, #name, int, ...); \
        if (kind_of(to) != FILE_INSIDE) return ((ssize_t (*) types)real) names; \
        errno = ENOSYS; \
        return -1; \
    }
NOT_INSIDE(sendfile, out, (int out, int in, off_t *at, size_t count), (out, in, at, count))
NOT_INSIDE(sendfile64, out, (int out, int in, off64_t *at, size_t count), (out, in, at, count))
NOT_INSIDE(copy_file_range, out, (int in, off64_t *from, int out, off64_t *to, size_t count, unsigned flags),
           (in, from, out, to, count, flags))

int unlinkat(int from, const char *path, int flags) {
    REAL(int, "unlinkat", int, const char *, int);
    char whole[PATH_MAX];
    const char *name = name_inside(absolute(from, path, whole));
    begin();
    if (name && !(flags & AT_REMOVEDIR) && !faccessat(from, path, F_OK, AT_SYMLINK_NOFOLLOW))
        append(UNLINKED, 0, 0, name, strlen(name), NULL, 0);
    int result = real(from, path, flags);
    end();
    return result;
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

/* The record's name is both names, separated by a slash. */
static void append_names(enum kind kind, int from, const char *old, int to, const char *new) {
    char whole_old[PATH_MAX], whole_new[PATH_MAX], both[2 * PATH_MAX];
    old = name_inside(absolute(from, old, whole_old));
    new = name_inside(absolute(to, new, whole_new));
    if (!old != !new) abort(); /* A file from elsewhere, or one that goes elsewhere. */
    if (old) append(kind, 0, 0, both, snprintf(both, sizeof both, "%s/%s", old, new), NULL, 0);
}

int renameat2(int from, const char *old, int to, const char *new, unsigned flags) {
    REAL(int, "renameat2", int, const char *, int, const char *, unsigned);
    begin();
    if (!faccessat(from, old, F_OK, AT_SYMLINK_NOFOLLOW)) {
        append_names(RENAMED, from, old, to, new);
        if (flags) abort(); /* Neither SQLite nor Python swaps names. */
    }
    int result = real(from, old, to, new, flags);
    end();
    return result;
}

int renameat(int from, const char *old, int to, const char *new) { return renameat2(from, old, to, new, 0); }

int rename(const char *old, const char *new) { return renameat2(AT_FDCWD, old, AT_FDCWD, new, 0); }

int linkat(int from, const char *old, int to, const char *new, int flags) {
    REAL(int, "linkat", int, const char *, int, const char *, int);
    begin();
    if (!faccessat(from, old, F_OK, AT_SYMLINK_NOFOLLOW) && faccessat(to, new, F_OK, AT_SYMLINK_NOFOLLOW))
        append_names(LINKED, from, old, to, new);
    int result = real(from, old, to, new, flags);
    end();
    return result;
}

int link(const char *old, const char *new) { return linkat(AT_FDCWD, old, AT_FDCWD, new, 0); }
