import {
  type FieldKind,
  type FormDefinition,
  type FormField,
  MAX_LINE,
  MAX_NAME_LENGTH,
  MAX_TEXT,
} from '@tractor-haat/api-client';
import {
  CheckboxField,
  MobileField,
  normalizeNumberInput,
  normalizeRupeeInput,
  TermsField,
  TextAreaField,
  TextField,
} from '@tractor-haat/forms';
import { localizePath, toRupeeDigits } from '@tractor-haat/i18n';
import { OptionalPart, usePage, useTranslation } from '@tractor-haat/platform';
import { FieldRow, Marked } from '@tractor-haat/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { type Choice, hasChoices } from './fetch-choices.ts';
import { LocationButton } from './location-button.tsx';

export type InitialChoices = Readonly<Record<string, readonly Choice[]>>;

type FormFieldsProps = { definition: FormDefinition; lists?: InitialChoices | undefined };

/** Names of two fields that share a row. */
const FIELD_PAIRS = new Set([
  'type+brand',
  'state+district',
  'amount+tenure_months',
  'brand+model',
  'year+hours',
]);

export function FormFields({ definition, lists }: FormFieldsProps) {
  const { t } = useTranslation('enquiry');
  const { fields } = definition;
  const renderField = (field: FormField) => {
    const label = t(`field.${field.name}`);
    if (!hasChoices(field.kind)) return <TypedField key={field.name} field={field} label={label} />;
    const list = lists?.[field.name];
    return <ChoiceField key={field.name} field={field} fields={fields} label={label} list={list} />;
  };
  return (
    <>
      {groupRows(fields).map((row) => (
        <FormRow key={row[0]?.name} fields={row} renderField={renderField} />
      ))}
      <EnquiryTerms />
      <ConsentBoxes />
    </>
  );
}

type FormRowProps = { fields: readonly FormField[]; renderField: (field: FormField) => ReactNode };

function FormRow({ fields, renderField }: FormRowProps) {
  const hasLocation = fields.some(({ kind }) => kind === 'state');
  return (
    <>
      {hasLocation ? (
        <OptionalPart>
          <LocationButton />
        </OptionalPart>
      ) : null}
      {fields.length > 1 ? <FieldRow>{fields.map(renderField)}</FieldRow> : fields.map(renderField)}
    </>
  );
}

/** Consecutive fields share a row if they are one of `FIELD_PAIRS`. */
function groupRows(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = [];
  for (const field of fields) {
    const lastRow = rows.at(-1);
    const previousField = lastRow?.length === 1 ? lastRow[0] : undefined;
    if (lastRow && previousField && FIELD_PAIRS.has(`${previousField.name}+${field.name}`))
      lastRow.push(field);
    else rows.push([field]);
  }
  return rows;
}

const MAX_EMAIL_LENGTH = 254;

const NUMBER_INPUT = { inputMode: 'numeric', parse: normalizeNumberInput } as const;
const RUPEE_INPUT = {
  inputMode: 'numeric',
  parse: normalizeRupeeInput,
  settle: toRupeeDigits,
} as const;

const INPUT_PROPS: Partial<Record<FieldKind, Partial<ComponentProps<typeof TextField>>>> = {
  name: { autoComplete: 'name', maxLength: MAX_NAME_LENGTH },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: MAX_EMAIL_LENGTH },
  line: { maxLength: MAX_LINE },
  amount: RUPEE_INPUT,
  months: NUMBER_INPUT,
  year: NUMBER_INPUT,
  hours: NUMBER_INPUT,
};

function TypedField({
  field: { name, kind, required },
  label,
}: {
  field: FormField;
  label: string;
}) {
  if (kind === 'mobile') return <MobileField label={label} />;
  const fieldProps = { name, label, optional: !required };
  if (kind === 'words') return <TextAreaField {...fieldProps} maxLength={MAX_TEXT} />;
  return <TextField {...fieldProps} {...INPUT_PROPS[kind]} />;
}

/** Ticked by default, because the visitor requests a call. The form requires it. */
function EnquiryTerms() {
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  return (
    <TermsField
      label={
        <Marked
          text={t('terms')}
          // A new tab preserves the typed values. `Link` fails here, because popups render outside the router.
          part={(text) => (
            <a href={localizePath(language, '/terms-of-use')} target="_blank" rel="noopener">
              {text}
            </a>
          )}
        />
      }
    />
  );
}

/** Never preselected, because the enquiry does not depend on consent. */
function ConsentBoxes() {
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  return (
    <>
      <CheckboxField name="consent_calls" label={t('consent_calls')} />
      <CheckboxField name="consent_news" label={t('consent_news')} />
      <p>
        <a href={localizePath(language, '/privacy')} target="_blank" rel="noopener">
          {t('privacy')}
        </a>
      </p>
    </>
  );
}
