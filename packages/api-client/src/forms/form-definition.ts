import type { FormName } from './form-names.ts';

/** Kind of a field; selects the control, the rule and the phone keyboard. */
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
  /** Name in the request, and suffix of its label key (`field.<name>`). */
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Field that this one depends on; a change of the parent clears this field. */
  readonly parent?: string;
};

/** Definition of an enquiry form, used by the page, the API and the desk. */
export type FormDefinition = {
  readonly name: FormName;
  /** Default source of the lead when the page sends none. */
  readonly pageSource: string;
  readonly typeId: { readonly mobile: number; readonly desktop: number };
  readonly fields: readonly FormField[];
  /** Fields that identify the product: one enquiry per number and product in 24 hours. */
  readonly product: readonly string[];
  /** Requires a new code each time, because the response reveals another person's number. */
  readonly alwaysCode?: true;
};

export type FormValues = Readonly<Record<string, string>>;
