import type { FormDefinition, FormField } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { FieldRow } from '@tractor-haat/ui';
import { ChoiceField } from './choice-field.tsx';
import { type Choice, isChosen } from './choices.ts';
import { LocationButton } from './location-button.tsx';
import { TermsField } from './terms-field.tsx';
import { TextField } from './text-field.tsx';

export type GivenChoices = Readonly<Record<string, readonly Choice[]>>;

type FormFieldsProps = { definition: FormDefinition; given?: GivenChoices | undefined };

/** Two short fields that stand side by side. */
const PAIRS = new Set([
  'type+brand',
  'state+district',
  'amount+tenure_months',
  'brand+model',
  'year+hours',
]);

/** The fields of a form, in its order. A new form needs nothing here. */
export function FormFields({ definition, given }: FormFieldsProps) {
  const { t } = useTranslation('enquiry');
  const { fields } = definition;
  const one = (field: FormField) => {
    const label = t(`field.${field.name}`);
    if (!isChosen(field.kind)) return <TextField key={field.name} field={field} label={label} />;
    const list = given?.[field.name];
    return (
      <ChoiceField key={field.name} field={field} fields={fields} label={label} given={list} />
    );
  };
  return (
    <>
      {inRows(fields).map((row) => (
        <FormRow key={row[0]?.name} fields={row} one={one} />
      ))}
      <TermsField />
    </>
  );
}

type FormRowProps = { fields: readonly FormField[]; one: (field: FormField) => React.ReactNode };

function FormRow({ fields, one }: FormRowProps) {
  const isPlace = fields.some(({ kind }) => kind === 'state');
  return (
    <>
      {isPlace ? <LocationButton /> : null}
      {fields.length > 1 ? <FieldRow>{fields.map(one)}</FieldRow> : fields.map(one)}
    </>
  );
}

function inRows(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const before = last?.length === 1 ? last[0] : undefined;
    if (last && before && PAIRS.has(`${before.name}+${field.name}`)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
