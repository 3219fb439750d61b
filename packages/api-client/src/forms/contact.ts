import { email, message, mobile, name } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

export const contact: FormDefinition = {
  name: 'contact',
  pageSource: 'Contact',
  typeId: { mobile: 125, desktop: 126 },
  fields: [name, mobile, { ...email, required: false }, message],
  product: [],
};
