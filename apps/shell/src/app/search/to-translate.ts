import type { SearchKind } from '@tractor-haat/api-client';

const PROPER_NAME_KINDS: readonly SearchKind[] = ['brand', 'tractor', 'implement', 'tyre'];

/** The `translate` attribute of a result: a browser's translation would turn the makers Captain and Force into words. */
export const toTranslate = (kind: SearchKind | null): 'no' | undefined =>
  kind && PROPER_NAME_KINDS.includes(kind) ? 'no' : undefined;
