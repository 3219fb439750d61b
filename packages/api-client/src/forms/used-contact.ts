import { mobile, name, place } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

/** The listing is the product; the seller's number is shown after the code, each time. */
export const usedContact: FormDefinition = {
  name: 'used-contact',
  pageSource: 'Used Tractor Contact',
  typeId: { mobile: 119, desktop: 120 },
  fields: [name, mobile, ...place],
  product: [],
  alwaysCode: true,
};
