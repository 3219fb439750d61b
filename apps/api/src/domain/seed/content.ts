import type { BrandRow, ImplementRow, TypeRow, VideoRow } from './rows.ts';

/** Content whose rows are valid alone and together. */
export type Content = {
  types: TypeRow[];
  brands: BrandRow[];
  implements: ImplementRow[];
  videos: VideoRow[];
};
