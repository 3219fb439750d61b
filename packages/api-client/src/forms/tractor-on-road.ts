import { mobile, name, place, tractorBrand, tractorModel } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

export const tractorOnRoad: FormDefinition = {
  name: 'tractor-on-road',
  pageSource: 'Tractor On Road Price',
  typeId: { mobile: 103, desktop: 104 },
  fields: [name, mobile, tractorBrand, tractorModel, ...place],
  product: ['brand', 'model'],
};
