import type { FormField } from './form.ts';

/** Fields that many forms share. */
export const name: FormField = { name: 'name', kind: 'name', required: true };
export const mobile: FormField = { name: 'mobile', kind: 'mobile', required: true };
export const email: FormField = { name: 'email', kind: 'email', required: true };
export const state: FormField = { name: 'state', kind: 'state', required: true };
export const district: FormField = {
  name: 'district',
  kind: 'district',
  required: true,
  parent: 'state',
};
const tehsil: FormField = {
  name: 'tehsil',
  kind: 'tehsil',
  required: true,
  parent: 'district',
};
export const place = [state, district, tehsil];

/** Type, brand and model of an implement, each chosen after the one before. */
export const implement: readonly FormField[] = [
  { name: 'type', kind: 'type', required: true },
  { name: 'brand', kind: 'brand', required: false, parent: 'type' },
  { name: 'model', kind: 'model', required: false, parent: 'brand' },
];

/** Brand and model of a tractor or tyre: slugs of our lists, or `other` for what they do not have. */
export const tractorBrand: FormField = { name: 'brand', kind: 'tractor_brand', required: true };
export const tractorModel: FormField = {
  name: 'model',
  kind: 'tractor_model',
  required: true,
  parent: 'brand',
};
export const tyreBrand: FormField = { name: 'brand', kind: 'tyre_brand', required: true };
export const tyreModel: FormField = {
  name: 'model',
  kind: 'tyre_model',
  required: false,
  parent: 'brand',
};
export const message: FormField = { name: 'message', kind: 'words', required: true };
export const amount: FormField = { name: 'amount', kind: 'amount', required: true };
export const tenure: FormField = { name: 'tenure_months', kind: 'months', required: true };
export const year: FormField = { name: 'year', kind: 'year', required: true };
