import type { FormDefinition, PictureName } from '@tractor-haat/api-client';

/** What a flow is about. */
export type FlowOptions = {
  definition: FormDefinition;
  productId?: number | undefined;
  /** The values that `productId` belongs to. */
  productModel?: string | undefined;
  productPicture?: PictureName | undefined;
  pageSource?: string | undefined;
};
