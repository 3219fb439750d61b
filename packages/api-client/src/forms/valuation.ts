import { brand, mobile, model, name, place, year } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

/** What is my tractor worth? */
export const valuation: FormDefinition = {
  name: 'valuation',
  pageSource: 'Tractor Valuation',
  typeId: { mobile: 121, desktop: 122 },
  fields: [
    name,
    mobile,
    brand,
    model,
    year,
    { name: 'hours', kind: 'hours', required: false },
    ...place,
  ],
  product: ['brand', 'model'],
};
