import type {
  BrandRow,
  ImplementRow,
  TypeRow,
  VideoRow,
} from '../../../shared/content-rows/rows.ts';

export type Content = {
  types: TypeRow[];
  brands: BrandRow[];
  implements: ImplementRow[];
  videos: VideoRow[];
};
