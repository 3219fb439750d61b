import { mobile, name, place, tractorBrand, tractorModel, year } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

export const insurance: FormDefinition = {
  name: 'insurance',
  pageSource: 'Tractor Insurance',
  typeId: { mobile: 117, desktop: 118 },
  fields: [name, mobile, tractorBrand, tractorModel, year, ...place],
  product: ['brand', 'model'],
};
