import type {
  BrandRow,
  ImplementRow,
  TypeRow,
  VideoRow,
} from '../../../shared/content-rows/rows.ts';

/** Content whose rows and references were checked. */
export type Content = {
  types: TypeRow[];
  brands: BrandRow[];
  implements: ImplementRow[];
  videos: VideoRow[];
};
