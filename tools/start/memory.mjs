/**
 * Settings that make the servers release unused memory (measured in docs/performance.md). Heap limits are about four
 * times the live heap, because V8 collects garbage later with higher limits.
 */
export const SITE_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/** For the API with the embedded database. With PostgreSQL its lists and search may need far more memory. */
export const EMBEDDED_API_FLAGS = ['--max-old-space-size=384', '--max-semi-space-size=8'];

/**
 * Settings of glibc. Threads that draw pictures would create up to 16 arenas, so their number is limited. Large blocks
 * are allocated with mmap, so that freed memory is returned to the system. Environment variables override the settings.
 */
export const MALLOC_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
