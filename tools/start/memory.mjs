/**
 * Settings that make the servers release unused memory; docs/performance.md has the measurements.
 * Heap limits are about four times the live heap: V8 collects late if it may.
 */
export const SITE_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/** API with embedded database. With PostgreSQL there may be far more rows in memory, for lists and search. */
export const EMBEDDED_API_FLAGS = ['--max-old-space-size=384', '--max-semi-space-size=8'];

/**
 * glibc: limits the number of arenas (default 16; pictures are drawn in several threads) and keeps large blocks
 * mmapped, so that freed memory is returned. No effect elsewhere. The environment overrides them.
 */
export const MALLOC_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
