import type { SearchKind } from '@tractor-haat/api-client';

const PROPER_NAME_KINDS: readonly SearchKind[] = ['brand', 'tractor', 'implement', 'tyre'];

/**
 * Value of the `translate` attribute. Browsers would translate the brand names Captain and Force as
 * words.
 */
export const toTranslate = (kind: SearchKind | null): 'no' | undefined =>
  kind && PROPER_NAME_KINDS.includes(kind) ? 'no' : undefined;
