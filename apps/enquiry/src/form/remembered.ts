import type { FormName, FormValues } from '@tractor-haat/api-client';

const KEY = 'enquiry';

/** Fields whose values all forms share; other values are stored per form. */
const SHARED = new Set(['name', 'mobile', 'email', 'state', 'district', 'tehsil']);

const OF_PRODUCT = ['type', 'brand', 'model'];

const keyOf = (form: FormName, name: string) => (SHARED.has(name) ? name : `${form}:${name}`);

/** Values that were typed in this tab, from `sessionStorage`. */
export function recall(form: FormName): FormValues {
  const pairs = Object.entries(read());
  const own = pairs.map(([key, value]) => [key.replace(`${form}:`, ''), value]);
  return Object.fromEntries(own.filter(([name]) => !name?.includes(':')));
}

export function keep(form: FormName, values: FormValues): void {
  const own = Object.entries(values).map(([name, value]) => [keyOf(form, name), value]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), ...Object.fromEntries(own) }));
  } catch {
    // Storage is full or disabled: nothing is stored.
  }
}

function read(): Record<string, string> {
  try {
    const record: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof record !== 'object' || record === null) return {};
    return Object.fromEntries(
      Object.entries(record).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Stored values with `prefill` on top; values of another product are left out. */
export function startValues(values: FormValues, prefill: FormValues): FormValues {
  const isOther = OF_PRODUCT.some((name) => prefill[name] !== undefined);
  const rest = Object.entries(values).filter(([name]) => !(isOther && OF_PRODUCT.includes(name)));
  return { ...Object.fromEntries(rest), ...prefill };
}
