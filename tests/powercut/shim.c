/* Preloaded into a program, logs what it does to the files of a folder, and syncs nothing.
 *
 * POWERCUT_FOLDER: the folder's real path. POWERCUT_LOG: the file to which records are appended,
 * each before its change is made, so that a killed program has made no change that isn't logged.
 * disk.py reads the records. Memory-mapped writes aren't seen: SQLite only makes them in its -shm
 * file, which no cut needs to leave.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { OPENED = 1, WRITTEN, TRUNCATED, SYNCED, FOLDER_SYNCED, UNLINKED, RENAMED };

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

static void append(enum kind kind, uint64_t inode, uint64_t at, const char *name,
                   size_t name_length, const void *data, size_t data_length) {
    static int log = -1;
    if (log < 0) log = real_open(getenv("POWERCUT_LOG"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    struct record record = {kind, name_length, inode, at, data_length};
    struct iovec parts[] = {{&record, sizeof record}, {(void *)name, name_length}, {(void *)data, data_length}};
    if (writev(log, parts, 3) != (ssize_t)(sizeof record + name_length + data_length)) abort();
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
    pthread_mutex_lock(&lock);
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
    pthread_mutex_unlock(&lock);
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
        if (from == AT_FDCWD || *path == '/') return opened(path, flags, mode); \
        REAL(int, "openat", int, const char *, int, ...); \
        return real(from, path, flags, mode); \
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
    pthread_mutex_lock(&lock);
    if (kind_of(fd) == FILE_INSIDE) append(WRITTEN, inodes[fd], at, NULL, 0, data, length);
    ssize_t result = real(fd, data, length, at);
    pthread_mutex_unlock(&lock);
    return result;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
    return pwrite(fd, data, length, at);
}

ssize_t write(int fd, const void *data, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (kind_of(fd) != FILE_INSIDE) return real(fd, data, length);
    pthread_mutex_lock(&lock);
    int at_end = fcntl(fd, F_GETFL) & O_APPEND;
    off_t at = lseek(fd, 0, at_end ? SEEK_END : SEEK_CUR);
    append(WRITTEN, inodes[fd], at, NULL, 0, data, length);
    ssize_t result = real(fd, data, length);
    pthread_mutex_unlock(&lock);
    return result;
}

int ftruncate(int fd, off_t size) {
    REAL(int, "ftruncate", int, off_t);
    pthread_mutex_lock(&lock);
    if (kind_of(fd) == FILE_INSIDE) append(TRUNCATED, inodes[fd], size, NULL, 0, NULL, 0);
    int result = real(fd, size);
    pthread_mutex_unlock(&lock);
    return result;
}

int ftruncate64(int fd, off64_t size) { return ftruncate(fd, size); }

/* What the log says is what counts: the real disk is not asked to sync. */
int fsync(int fd) {
    pthread_mutex_lock(&lock);
    if (kind_of(fd)) {
        int is_file = kind_of(fd) == FILE_INSIDE;
        append(is_file ? SYNCED : FOLDER_SYNCED, is_file ? inodes[fd] : 0, 0, NULL, 0, NULL, 0);
    }
    pthread_mutex_unlock(&lock);
    return 0;
}

int fdatasync(int fd) { return fsync(fd); }

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    const char *name = name_inside(path);
    pthread_mutex_lock(&lock);
    if (name && !access(path, F_OK)) append(UNLINKED, 0, 0, name, strlen(name), NULL, 0);
    int result = real(path);
    pthread_mutex_unlock(&lock);
    return result;
}

/* The record's name is both names, separated by a slash. */
int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    const char *old = name_inside(from), *new = name_inside(to);
    char both[PATH_MAX];
    pthread_mutex_lock(&lock);
    if (old && new) {
        int length = snprintf(both, sizeof both, "%s/%s", old, new);
        append(RENAMED, 0, 0, both, length, NULL, 0);
    }
    int result = real(from, to);
    pthread_mutex_unlock(&lock);
    return result;
}
