import type { FormName } from './form-names.ts';

/** What a field asks for; it decides the control, the rule and the way it is typed on a phone. */
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
  /** As it is sent, and the end of its label's key (`field.<name>`). */
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** The field whose choice this one waits for; changing that one clears this one. */
  readonly parent?: string;
};

/** An enquiry form: everything that the page, the API and the sales desk need to know of it. */
export type FormDefinition = {
  readonly name: FormName;
  /** What is kept as the lead's source when the page names no other. */
  readonly pageSource: string;
  readonly typeId: { readonly mobile: number; readonly desktop: number };
  readonly fields: readonly FormField[];
  /** Fields that say what is asked for: one enquiry per number and these in 24 hours. */
  readonly product: readonly string[];
  /** A code each time, though the number was verified before: what is shown then is another's. */
  readonly alwaysCode?: true;
};

/** What a visitor typed and chose, by field. */
export type FormValues = Readonly<Record<string, string>>;
