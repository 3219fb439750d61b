import { district, email, message, mobile, name, state } from './common-fields.ts';
import type { FormDefinition } from './form.ts';

export const career: FormDefinition = {
  name: 'career',
  pageSource: 'Career',
  typeId: { mobile: 127, desktop: 128 },
  fields: [
    name,
    mobile,
    email,
    { name: 'position', kind: 'line', required: true },
    state,
    district,
    { ...message, required: false },
  ],
  product: ['position'],
};
