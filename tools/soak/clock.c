/* Preloaded into a program, moves its clock by a number of seconds that can change meanwhile.
 *
 * SOAK_CLOCK: a file that holds the number as a double. Clocks that only measure stay as they are.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define NS 1000000000LL

static const volatile double *moved_by;

__attribute__((constructor)) static void open_clock(void) {
    const char *path = getenv("SOAK_CLOCK");
    int fd = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (fd < 0) return;
    void *page = mmap(NULL, sizeof *moved_by, PROT_READ, MAP_SHARED, fd, 0);
    if (page != MAP_FAILED) moved_by = page;
    close(fd);
}

int clock_gettime(clockid_t clock, struct timespec *at) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(clock, at);
    if (result || !moved_by || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return result;
    long long moved = at->tv_sec * NS + at->tv_nsec + (long long)(*moved_by * NS);
    at->tv_sec = moved / NS;
    at->tv_nsec = moved % NS;
    return 0;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
    (void)zone;
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
    at->tv_sec = now.tv_sec;
    at->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
