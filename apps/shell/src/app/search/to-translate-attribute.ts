import type { SearchKind } from '@tractor-haat/api-client';

const PROPER_NAME_KINDS: readonly SearchKind[] = ['brand', 'tractor', 'implement', 'tyre'];

/** Value of the `translate` attribute: browsers must not translate names of brands and products. */
export const toTranslateAttribute = (kind: SearchKind | null): 'no' | undefined =>
  kind && PROPER_NAME_KINDS.includes(kind) ? 'no' : undefined;
