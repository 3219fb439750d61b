import type { SearchKind } from '@tractor-haat/api-client';

const PROPER_NAME_KINDS: readonly SearchKind[] = ['brand', 'tractor', 'implement', 'tyre'];

export const toTranslate = (kind: SearchKind | null): 'no' | undefined =>
  kind && PROPER_NAME_KINDS.includes(kind) ? 'no' : undefined;
