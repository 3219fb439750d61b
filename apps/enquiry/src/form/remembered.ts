import { ALL_FORMS, type FormName, type FormValues } from '@tractor-haat/api-client';
import { deleteProgress, readProgress, storeProgress } from '@tractor-haat/forms';

/** Flow of the fields whose values all forms share; other values are stored per form. */
const EVERY_FORM = 'enquiry';
const SHARED = new Set(['name', 'mobile', 'email', 'state', 'district', 'tehsil']);

const OF_PRODUCT = ['type', 'brand', 'model'];

const flowOf = (form: FormName) => `enquiry:${form}`;

/** Values that were typed in this tab. */
export const recall = (form: FormName): FormValues => ({
  ...readProgress(EVERY_FORM)?.values,
  ...readProgress(flowOf(form))?.values,
});

export function keep(form: FormName, values: FormValues): void {
  const names = ALL_FORMS[form].fields.map(({ name }) => name);
  // An emptied field has no value in `values`.
  const pick = (isShared: boolean) =>
    Object.fromEntries(
      names
        .filter((name) => SHARED.has(name) === isShared)
        .map((name) => [name, values[name] ?? '']),
    );
  const shared = { ...readProgress(EVERY_FORM)?.values, ...pick(true) };
  storeProgress(EVERY_FORM, { values: shared });
  storeProgress(flowOf(form), { values: pick(false) });
}

/** Forgets the values of a sent form; name, contact and place stay for the next one. */
export const forgetForm = (form: FormName): void => deleteProgress(flowOf(form));

/** Stored values with `prefill` on top; values of another product are left out. */
export function startValues(values: FormValues, prefill: FormValues): FormValues {
  const isOther = OF_PRODUCT.some((name) => prefill[name]);
  const rest = Object.entries(values).filter(([name]) => !(isOther && OF_PRODUCT.includes(name)));
  const filled = Object.entries(prefill).filter(([, value]) => value);
  return { ...Object.fromEntries(rest), ...Object.fromEntries(filled) };
}
