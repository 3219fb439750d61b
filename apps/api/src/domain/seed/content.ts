import type { BrandRow, ImplementRow, TypeRow, VideoRow } from './rows.ts';

/** Content of which every row is right by itself and with the others. */
export type Content = {
  types: TypeRow[];
  brands: BrandRow[];
  implements: ImplementRow[];
  videos: VideoRow[];
};
