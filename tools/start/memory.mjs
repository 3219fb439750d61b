/**
 * Settings that make the servers release unused memory; docs/performance.md has the measurements.
 * Heap limits are about four times the live heap: with higher limits V8 would collect garbage later.
 */
export const SITE_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/** For the API with the embedded database. With PostgreSQL its lists and search may need far more memory. */
export const EMBEDDED_API_FLAGS = ['--max-old-space-size=384', '--max-semi-space-size=8'];

/**
 * Settings of glibc: they limit the number of arenas (default 16; pictures are drawn in several threads) and keep large
 * blocks mmapped, so that freed memory is returned to the system. Environment variables override them.
 */
export const MALLOC_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
