import type { FormDefinition, FormField } from './form-definition.ts';
import type { FormName } from './form-names.ts';

const name: FormField = { name: 'name', kind: 'name', required: true };
const mobile: FormField = { name: 'mobile', kind: 'mobile', required: true };
const email: FormField = { name: 'email', kind: 'email', required: true };
const state: FormField = { name: 'state', kind: 'state', required: true };
const district: FormField = {
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
const locationFields = [state, district, tehsil];

const implement: readonly FormField[] = [
  { name: 'type', kind: 'type', required: true },
  { name: 'brand', kind: 'brand', required: false, parent: 'type' },
  { name: 'model', kind: 'model', required: false, parent: 'brand' },
];

/** Tractor and tyre forms send slugs, or `other` for a brand or model that is not in the catalogue. */
const tractorBrand: FormField = { name: 'brand', kind: 'tractor_brand', required: true };
const tractorModel: FormField = {
  name: 'model',
  kind: 'tractor_model',
  required: true,
  parent: 'brand',
};
const tyreBrand: FormField = { name: 'brand', kind: 'tyre_brand', required: true };
const tyreModel: FormField = {
  name: 'model',
  kind: 'tyre_model',
  required: false,
  parent: 'brand',
};
const message: FormField = { name: 'message', kind: 'words', required: true };
const amount: FormField = { name: 'amount', kind: 'amount', required: true };
const tenure: FormField = { name: 'tenure_months', kind: 'months', required: true };
const year: FormField = { name: 'year', kind: 'year', required: true };

/** `type_id` of an enquiry for a suggested implement, sent by the button "I'm Interested". */
export const SUGGESTION_TYPE_ID = { mobile: 99, desktop: 100 } as const;

const loanTractor = [tractorBrand, { ...tractorModel, required: false }];

/** Form of the price popup, which the floating button and the "Get price" buttons open. */
export const implementPrice: FormDefinition = {
  name: 'implement-price',
  pageSource: 'Whatsapp Popup',
  typeId: { mobile: 97, desktop: 98 },
  fields: [name, mobile, ...implement, ...locationFields],
  product: ['type', 'brand', 'model'],
};

export const ALL_FORMS: Readonly<Record<FormName, FormDefinition>> = {
  'implement-price': implementPrice,
  'implement-on-road': {
    name: 'implement-on-road',
    pageSource: 'Implement On Road Price',
    typeId: { mobile: 101, desktop: 102 },
    fields: [name, mobile, ...implement, ...locationFields],
    product: ['type', 'brand', 'model'],
  },
  'tractor-on-road': {
    name: 'tractor-on-road',
    pageSource: 'Tractor On Road Price',
    typeId: { mobile: 103, desktop: 104 },
    fields: [name, mobile, tractorBrand, tractorModel, ...locationFields],
    product: ['brand', 'model'],
  },
  'tyre-price': {
    name: 'tyre-price',
    pageSource: 'Tyre Price',
    typeId: { mobile: 105, desktop: 106 },
    fields: [name, mobile, tyreBrand, tyreModel, ...locationFields],
    product: ['brand', 'model'],
  },
  // `product_id` is the id of the dealer.
  'dealer-contact': {
    name: 'dealer-contact',
    pageSource: 'Dealer Contact',
    typeId: { mobile: 107, desktop: 108 },
    fields: [name, mobile, ...locationFields, { ...message, required: false }],
    product: [],
  },
  dealership: {
    name: 'dealership',
    pageSource: 'Dealership Enquiry',
    typeId: { mobile: 109, desktop: 110 },
    fields: [name, mobile, tractorBrand, state, district, { ...message, required: false }],
    product: ['brand'],
  },
  'loan-new': {
    name: 'loan-new',
    pageSource: 'Tractor Loan',
    typeId: { mobile: 111, desktop: 112 },
    fields: [name, mobile, ...loanTractor, amount, tenure, ...locationFields],
    product: ['brand', 'model'],
  },
  'loan-used': {
    name: 'loan-used',
    pageSource: 'Used Tractor Loan',
    typeId: { mobile: 113, desktop: 114 },
    fields: [name, mobile, ...loanTractor, year, amount, tenure, ...locationFields],
    product: ['brand', 'model'],
  },
  'loan-against': {
    name: 'loan-against',
    pageSource: 'Loan Against Tractor',
    typeId: { mobile: 115, desktop: 116 },
    fields: [name, mobile, ...loanTractor, year, amount, tenure, ...locationFields],
    product: ['brand', 'model'],
  },
  insurance: {
    name: 'insurance',
    pageSource: 'Tractor Insurance',
    typeId: { mobile: 117, desktop: 118 },
    fields: [name, mobile, tractorBrand, tractorModel, year, ...locationFields],
    product: ['brand', 'model'],
  },
  // `product_id` is the id of the listing. The response contains the mobile number of the seller.
  'used-contact': {
    name: 'used-contact',
    pageSource: 'Used Tractor Contact',
    typeId: { mobile: 119, desktop: 120 },
    fields: [name, mobile, ...locationFields],
    product: [],
    alwaysCode: true,
  },
  valuation: {
    name: 'valuation',
    pageSource: 'Tractor Valuation',
    typeId: { mobile: 121, desktop: 122 },
    fields: [
      name,
      mobile,
      tractorBrand,
      tractorModel,
      year,
      { name: 'hours', kind: 'hours', required: false },
      ...locationFields,
    ],
    product: ['brand', 'model'],
  },
  partner: {
    name: 'partner',
    pageSource: 'Partner',
    typeId: { mobile: 123, desktop: 124 },
    fields: [
      name,
      { name: 'company', kind: 'line', required: true },
      mobile,
      email,
      state,
      district,
      { ...message, required: false },
    ],
    product: ['company'],
  },
  contact: {
    name: 'contact',
    pageSource: 'Contact',
    typeId: { mobile: 125, desktop: 126 },
    fields: [name, mobile, { ...email, required: false }, message],
    product: [],
  },
  career: {
    name: 'career',
    pageSource: 'Career',
    typeId: { mobile: 127, desktop: 128 },
    fields: [
      name,
      mobile,
      email,
      { name: 'position', kind: 'line', required: true },
      state,
      district,
      { ...message, required: false },
    ],
    product: ['position'],
  },
};
