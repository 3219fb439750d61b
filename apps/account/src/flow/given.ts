import type { FormDraft } from '@tractor-haat/api-client';
import { OF_CODE } from '../code/of-code.ts';
import type { Said } from './said.ts';

/** What the server says with a page, to a browser without JavaScript. */
export type Given = {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
  readonly said?: Said | undefined;
};

export const NOTHING_GIVEN: Given = { values: {}, faults: {} };

const GOOD = new Set(['otp_sent', 'login_done', 'registration_done', 'reset_done', 'logout_done']);

export function givenOf({ values, faults, reason }: FormDraft): Given {
  // What is said beside a field is not said twice.
  const isOfFields = Object.keys(faults).length > 0;
  if (!reason || isOfFields) return { values, faults };
  if (OF_CODE.has(reason) && values.step === 'code') return { values, faults: { otp: reason } };
  return { values, faults, said: { reason, name: values.name, isGood: GOOD.has(reason) } };
}
