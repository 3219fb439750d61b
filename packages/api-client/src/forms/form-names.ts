export const FORM_NAMES = [
  'implement-price',
  'implement-on-road',
  'tractor-on-road',
  'tyre-price',
  'dealer-contact',
  'dealership',
  'loan-new',
  'loan-used',
  'loan-against',
  'insurance',
  'used-contact',
  'valuation',
  'partner',
  'contact',
  'career',
] as const;

export type FormName = (typeof FORM_NAMES)[number];
