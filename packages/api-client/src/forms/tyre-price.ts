import { mobile, name, place, tyreBrand, tyreModel } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

export const tyrePrice: FormDefinition = {
  name: 'tyre-price',
  pageSource: 'Tyre Price',
  typeId: { mobile: 105, desktop: 106 },
  fields: [name, mobile, tyreBrand, tyreModel, ...place],
  product: ['brand', 'model'],
};
