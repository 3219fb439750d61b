import { mobile, name, place, tractorBrand, tractorModel, year } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

/** What is my tractor worth? */
export const valuation: FormDefinition = {
  name: 'valuation',
  pageSource: 'Tractor Valuation',
  typeId: { mobile: 121, desktop: 122 },
  fields: [
    name,
    mobile,
    tractorBrand,
    tractorModel,
    year,
    { name: 'hours', kind: 'hours', required: false },
    ...place,
  ],
  product: ['brand', 'model'],
};
