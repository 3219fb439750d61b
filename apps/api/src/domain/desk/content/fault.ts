import { Refusal } from '../../../shared/refusal.ts';
import { toShown } from './price-fields.ts';

/** An error in a field. */
export type Fault = { field: string; reason: string };

/** A 400 with an error for each field, under the editors' field names. */
export function wrongFields(faults: readonly Fault[]): Refusal {
  const reasons = faults.map(({ field, reason }): [string, string] => {
    const [name = '', ...part] = field.split('.');
    return [[Object.keys(toShown({ [name]: null }))[0], ...part].join('.'), reason];
  });
  const words = reasons.map(([field, reason]) => `${field}: ${reason}`).join('; ');
  return new Refusal('BAD_REQUEST', words, {
    reason: 'fields_wrong',
    faults: Object.fromEntries(reasons),
  });
}
