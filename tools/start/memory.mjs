/**
 * How the servers are run so that they give back what they no longer use; what each brings is in docs/performance.md.
 *
 * The heap's limits are some four times what lives in it: V8 takes as much as it may before it collects.
 */
export const SITE_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/** Of an API with its database embedded. Beside a server an operator may have far more rows, held for lists and search. */
export const EMBEDDED_API_FLAGS = ['--max-old-space-size=384', '--max-semi-space-size=8'];

/**
 * For glibc, which keeps what was freed in up to 16 places (pictures are drawn in several threads), and from the first
 * large piece on no longer gives large ones back. Elsewhere these say nothing. Who starts it may say otherwise.
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
