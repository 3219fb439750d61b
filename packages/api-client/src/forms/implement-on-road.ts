import { implement, mobile, name, place } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

export const implementOnRoad: FormDefinition = {
  name: 'implement-on-road',
  pageSource: 'Implement On Road Price',
  typeId: { mobile: 101, desktop: 102 },
  fields: [name, mobile, ...implement, ...place],
  product: ['type', 'brand', 'model'],
};
