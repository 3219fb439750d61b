import {
  type FieldKind,
  type FormDefinition,
  type FormField,
  MAX_LINE,
  MAX_TEXT,
  NAME_MOST,
} from '@tractor-haat/api-client';
import {
  BoxField,
  MobileField,
  TermsField,
  TextAreaField,
  TextField,
  typedNumber,
} from '@tractor-haat/forms';
import { addressIn } from '@tractor-haat/i18n';
import { OptionalPart, usePage, useTranslation } from '@tractor-haat/platform';
import { FieldRow, Marked } from '@tractor-haat/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { type Choice, isChosen } from './choices.ts';
import { LocationButton } from './location-button.tsx';

export type InitialChoices = Readonly<Record<string, readonly Choice[]>>;

type FormFieldsProps = { definition: FormDefinition; lists?: InitialChoices | undefined };

/** Two short fields that stand side by side. */
const PAIRS = new Set([
  'type+brand',
  'state+district',
  'amount+tenure_months',
  'brand+model',
  'year+hours',
]);

/** The fields of a form, in its order. A new form needs nothing here. */
export function FormFields({ definition, lists }: FormFieldsProps) {
  const { t } = useTranslation('enquiry');
  const { fields } = definition;
  const one = (field: FormField) => {
    const label = t(`field.${field.name}`);
    if (!isChosen(field.kind)) return <TypedField key={field.name} field={field} label={label} />;
    const list = lists?.[field.name];
    return <ChoiceField key={field.name} field={field} fields={fields} label={label} list={list} />;
  };
  return (
    <>
      {inRows(fields).map((row) => (
        <FormRow key={row[0]?.name} fields={row} one={one} />
      ))}
      <Terms />
      <ConsentBoxes />
    </>
  );
}

type FormRowProps = { fields: readonly FormField[]; one: (field: FormField) => ReactNode };

function FormRow({ fields, one }: FormRowProps) {
  const isPlace = fields.some(({ kind }) => kind === 'state');
  return (
    <>
      {isPlace ? (
        <OptionalPart>
          <LocationButton />
        </OptionalPart>
      ) : null}
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

const number = { inputMode: 'numeric', parse: typedNumber } as const;

/** How each kind of line is typed on a phone, and what the browser may fill in. */
const typing: Partial<Record<FieldKind, Partial<ComponentProps<typeof TextField>>>> = {
  name: { autoComplete: 'name', maxLength: NAME_MOST },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  line: { maxLength: MAX_LINE },
  amount: number,
  months: number,
  year: number,
  hours: number,
};

/** A field that is typed. */
function TypedField({
  field: { name, kind, required },
  label,
}: {
  field: FormField;
  label: string;
}) {
  if (kind === 'mobile') return <MobileField label={label} />;
  const own = { name, label, optional: !required };
  if (kind === 'words') return <TextAreaField {...own} maxLength={MAX_TEXT} />;
  return <TextField {...own} {...typing[kind]} />;
}

/** Accepted from the start, as the visitor asks to be called; taken away, nothing is sent. */
function Terms() {
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  return (
    <TermsField
      label={
        <Marked
          text={t('terms')}
          // Read beside the form: what was typed must not be lost. No router's link: a popup has none.
          part={(text) => (
            <a href={addressIn(language, '/terms-of-use')} target="_blank" rel="noopener">
              {text}
            </a>
          )}
        />
      }
    />
  );
}

/** What may be allowed beside what is asked for: never ticked from the start, and nothing depends on it. */
function ConsentBoxes() {
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  return (
    <>
      <BoxField name="consent_calls" label={t('consent_calls')} />
      <BoxField name="consent_news" label={t('consent_news')} />
      <p>
        <a href={addressIn(language, '/privacy')} target="_blank" rel="noopener">
          {t('privacy')}
        </a>
      </p>
    </>
  );
}
