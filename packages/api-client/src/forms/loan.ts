import {
  amount,
  mobile,
  name,
  place,
  tenure,
  tractorBrand,
  tractorModel,
  year,
} from './common-fields.ts';
import type { FormDefinition } from './form.ts';

const machine = [tractorBrand, { ...tractorModel, required: false }];

/** The three kinds of loan ask for the same, but a used tractor has a year. */
export const loanNew: FormDefinition = {
  name: 'loan-new',
  pageSource: 'Tractor Loan',
  typeId: { mobile: 111, desktop: 112 },
  fields: [name, mobile, ...machine, amount, tenure, ...place],
  product: ['brand', 'model'],
};

export const loanUsed: FormDefinition = {
  name: 'loan-used',
  pageSource: 'Used Tractor Loan',
  typeId: { mobile: 113, desktop: 114 },
  fields: [name, mobile, ...machine, year, amount, tenure, ...place],
  product: ['brand', 'model'],
};

export const loanAgainst: FormDefinition = {
  name: 'loan-against',
  pageSource: 'Loan Against Tractor',
  typeId: { mobile: 115, desktop: 116 },
  fields: [name, mobile, ...machine, year, amount, tenure, ...place],
  product: ['brand', 'model'],
};
