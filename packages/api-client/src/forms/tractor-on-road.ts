import { brand, mobile, model, name, place } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

export const tractorOnRoad: FormDefinition = {
  name: 'tractor-on-road',
  pageSource: 'Tractor On Road Price',
  typeId: { mobile: 103, desktop: 104 },
  fields: [name, mobile, brand, model, ...place],
  product: ['brand', 'model'],
};
