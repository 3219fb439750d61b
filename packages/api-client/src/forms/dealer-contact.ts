import { message, mobile, name, place } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

/** The dealer is the product: the page names it. */
export const dealerContact: FormDefinition = {
  name: 'dealer-contact',
  pageSource: 'Dealer Contact',
  typeId: { mobile: 107, desktop: 108 },
  fields: [name, mobile, ...place, { ...message, required: false }],
  product: [],
};
