import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_FORMS, SUGGESTION_TYPE_ID } from './all-forms.ts';
import { isEnquiryReason } from './enquiry-messages.ts';
import { FORM_NAMES, type FormName } from './form-names.ts';
import { normaliseForm, validateForm } from './validate-form.ts';

type Rule = {
  form: FormName;
  why: string;
  values: Record<string, string>;
  faults: Record<string, string>;
};

const file = path.resolve(import.meta.dirname, '../../../../content/rules/enquiry-forms.json');
const rules: Rule[] = JSON.parse(readFileSync(file, 'utf8'));

test.each(rules)('validates the form $form: $why', ({ form, values, faults: validationErrors }) => {
  const definition = ALL_FORMS[form];
  expect(validateForm(definition, normaliseForm(definition, values))).toEqual(validationErrors);
});

test('isEnquiryReason accepts every validation error of the rules', () => {
  const validationErrors = new Set(rules.flatMap((rule) => Object.values(rule.faults)));
  expect(
    [...validationErrors].filter((validationError) => !isEnquiryReason(validationError)),
  ).toEqual([]);
});

test.each(FORM_NAMES)(
  'validateForm returns an error for each required field of an empty %s form',
  (name) => {
    const definition = ALL_FORMS[name];
    const validationErrors = validateForm(definition, normaliseForm(definition, {}));
    const required = definition.fields.filter((field) => field.required).map((field) => field.name);
    expect(Object.keys(validationErrors)).toEqual([...required, 'terms']);
    expect(
      Object.values(validationErrors).filter(
        (validationError) => !isEnquiryReason(validationError),
      ),
    ).toEqual([]);
  },
);

test('each form and the enquiry for a suggested implement have different type ids', () => {
  const ids = FORM_NAMES.flatMap((name) => Object.values(ALL_FORMS[name].typeId));
  const allIds = [...ids, ...Object.values(SUGGESTION_TYPE_ID)];
  expect(new Set(allIds).size).toBe(2 * FORM_NAMES.length + 2);
});

test.each(['a@x,in', '<gita@x.in>', 'gita@x.in;b@x.in', 'gita(b)@x.in', '"gita"@x.in'])(
  'validateForm rejects the e-mail address %j',
  (email) => {
    const definition = ALL_FORMS.contact;
    const validationErrors = validateForm(definition, normaliseForm(definition, { email }));
    expect(validationErrors.email).toBe('email_invalid');
  },
);

test.each(['\u200b\u200b', '\u3164', '\ufe0f', '\u00ad \u2060'])(
  'validateForm treats a message of invisible characters (%j) as missing',
  (message) => {
    const definition = ALL_FORMS.contact;
    const validationErrors = validateForm(definition, normaliseForm(definition, { message }));
    expect(validationErrors.message).toBe('message_required');
  },
);

test('normaliseForm normalises the fields of the form and removes all other values', () => {
  const values = normaliseForm(ALL_FORMS.contact, {
    name: '  Gita   Ben ',
    password: 'x',
    mobile: 5,
  });
  expect(values).toEqual({ name: 'Gita Ben', mobile: '', email: '', message: '', terms: '' });
});
