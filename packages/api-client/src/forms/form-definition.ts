import type { FormName } from './form-names.ts';

/** The kind of a field determines its control, its rule and the keyboard of a phone. */
export type FieldKind =
  | 'name'
  | 'mobile'
  | 'email'
  | 'type'
  | 'brand'
  | 'model'
  | 'tractor_brand'
  | 'tractor_model'
  | 'tyre_brand'
  | 'tyre_model'
  | 'state'
  | 'district'
  | 'tehsil'
  | 'amount'
  | 'months'
  | 'year'
  | 'hours'
  | 'line'
  | 'words';

export type FormField = {
  /** Name in the request. The key of the label is `field.<name>`. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** The name of another field. A change of the parent clears this field. */
  readonly parent?: string;
};

/** Definition of an enquiry form for pages and for the API. */
export type FormDefinition = {
  readonly name: FormName;
  /** Source of the lead, if the page sends no source. */
  readonly pageSource: string;
  readonly typeId: { readonly mobile: number; readonly desktop: number };
  readonly fields: readonly FormField[];
  /** Fields that identify the product. A number can enquire about a product once in 24 hours. */
  readonly product: readonly string[];
  /** True if each enquiry requires a new code, because the response contains the number of another person. */
  readonly alwaysCode?: true;
};

export type FormValues = Readonly<Record<string, string>>;
