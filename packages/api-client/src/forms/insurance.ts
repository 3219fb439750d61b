import { brand, mobile, model, name, place, year } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

export const insurance: FormDefinition = {
  name: 'insurance',
  pageSource: 'Tractor Insurance',
  typeId: { mobile: 117, desktop: 118 },
  fields: [name, mobile, brand, model, year, ...place],
  product: ['brand', 'model'],
};
