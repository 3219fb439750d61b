import { ALL_FORMS, type FormName, type FormValues } from '@tractor-haat/api-client';
import { deleteProgress, readProgress, storeProgress } from '@tractor-haat/forms';

/** Key of the values that all forms share. */
const SHARED_FLOW = 'enquiry';
const SHARED_FIELDS = new Set(['name', 'mobile', 'email', 'state', 'district', 'tehsil']);

const PRODUCT_FIELDS = ['type', 'brand', 'model'];

const toFlowName = (form: FormName) => `enquiry:${form}`;

export const readFormValues = (form: FormName): FormValues => ({
  ...readProgress(SHARED_FLOW)?.values,
  ...readProgress(toFlowName(form))?.values,
});

export function storeFormValues(form: FormName, values: FormValues): void {
  const names = ALL_FORMS[form].fields.map(({ name }) => name);
  // `values` omits cleared fields, so '' is stored for them.
  const pickValues = (picked: readonly string[]) =>
    Object.fromEntries(picked.map((name) => [name, values[name] ?? '']));
  const sharedValues = pickValues(names.filter((name) => SHARED_FIELDS.has(name)));
  const formValues = pickValues(names.filter((name) => !SHARED_FIELDS.has(name)));
  storeProgress(SHARED_FLOW, {
    values: { ...readProgress(SHARED_FLOW)?.values, ...sharedValues },
  });
  storeProgress(toFlowName(form), { values: formValues });
}

/** Name, contact and place stay stored for the next form. */
export const deleteFormValues = (form: FormName): void => deleteProgress(toFlowName(form));

/** `prefill` takes precedence. A stored product is omitted if `prefill` has one. */
export function createInitialValues(values: FormValues, prefill: FormValues): FormValues {
  const hasPrefilledProduct = PRODUCT_FIELDS.some((name) => prefill[name]);
  const storedValues = Object.entries(values).filter(
    ([name]) => !(hasPrefilledProduct && PRODUCT_FIELDS.includes(name)),
  );
  const prefilledValues = Object.entries(prefill).filter(([, value]) => value);
  return Object.fromEntries([...storedValues, ...prefilledValues]);
}
