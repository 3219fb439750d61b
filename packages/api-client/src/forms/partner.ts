import { district, email, message, mobile, name, state } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

export const partner: FormDefinition = {
  name: 'partner',
  pageSource: 'Partner',
  typeId: { mobile: 123, desktop: 124 },
  fields: [
    name,
    { name: 'company', kind: 'line', required: true },
    mobile,
    email,
    state,
    district,
    { ...message, required: false },
  ],
  product: ['company'],
};
