import type { FormName } from './form-names.ts';

/** Determines the control of a field, its validation, and the keyboard that a phone displays. */
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
  /** Name in the request body. The translation key of the label is `field.<name>`. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Name of the field on which the options of this field depend. A change of the parent clears this field. */
  readonly parent?: string;
};

/** An enquiry form, from which pages render the fields and the API validates the request. */
export type FormDefinition = {
  readonly name: FormName;
  /** Source of the lead if the request has no `page_source`. */
  readonly pageSource: string;
  readonly typeId: { readonly mobile: number; readonly desktop: number };
  readonly fields: readonly FormField[];
  /** Names of the fields that identify the product. One number can enquire about the same product once in 24 hours. */
  readonly product: readonly string[];
  /** Set if the response contains the number of another person. Every enquiry then requires a new code. */
  readonly alwaysCode?: true;
};

export type FormValues = Readonly<Record<string, string>>;
