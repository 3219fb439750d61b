import { district, message, mobile, name, state, tractorBrand } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

/** Wants to become a dealer of a brand. */
export const dealership: FormDefinition = {
  name: 'dealership',
  pageSource: 'Dealership Enquiry',
  typeId: { mobile: 109, desktop: 110 },
  fields: [name, mobile, tractorBrand, state, district, { ...message, required: false }],
  product: ['brand'],
};
