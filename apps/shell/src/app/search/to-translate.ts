import type { SearchKind } from '@tractor-haat/api-client';

const NAMED_BY_MAKER: readonly SearchKind[] = ['brand', 'tractor', 'implement', 'tyre'];

/** The `translate` attribute of a result: a browser's translation would turn the makers Captain and Force into words. */
export const toTranslate = (kind: SearchKind | null): 'no' | undefined =>
  kind && NAMED_BY_MAKER.includes(kind) ? 'no' : undefined;
