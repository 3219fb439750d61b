import { career } from './career.ts';
import { contact } from './contact.ts';
import { dealerContact } from './dealer-contact.ts';
import { dealership } from './dealership.ts';
import type { FormDefinition } from './form.ts';
import type { FormName } from './form-names.ts';
import { implementOnRoad } from './implement-on-road.ts';
import { implementPrice } from './implement-price.ts';
import { insurance } from './insurance.ts';
import { loanAgainst, loanNew, loanUsed } from './loan.ts';
import { partner } from './partner.ts';
import { tractorOnRoad } from './tractor-on-road.ts';
import { tyrePrice } from './tyre-price.ts';
import { usedContact } from './used-contact.ts';
import { valuation } from './valuation.ts';

/** Every form by its name. */
export const ALL_FORMS: Readonly<Record<FormName, FormDefinition>> = {
  'implement-price': implementPrice,
  'implement-on-road': implementOnRoad,
  'tractor-on-road': tractorOnRoad,
  'tyre-price': tyrePrice,
  'dealer-contact': dealerContact,
  dealership,
  'loan-new': loanNew,
  'loan-used': loanUsed,
  'loan-against': loanAgainst,
  insurance,
  'used-contact': usedContact,
  valuation,
  partner,
  contact,
  career,
};
