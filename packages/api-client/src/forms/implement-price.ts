import { implement, mobile, name, place } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

/** The popup of the floating button and of every "Get price". */
export const implementPrice: FormDefinition = {
  name: 'implement-price',
  pageSource: 'Whatsapp Popup',
  typeId: { mobile: 97, desktop: 98 },
  fields: [name, mobile, ...implement, ...place],
  product: ['type', 'brand', 'model'],
};

/** type_id of an "I'm Interested" on a suggested implement. */
export const SUGGESTION_TYPE_ID = { mobile: 99, desktop: 100 } as const;
