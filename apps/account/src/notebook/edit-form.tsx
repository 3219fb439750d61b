import {
  ALL_FORMS,
  type FieldKind,
  FORM_NAMES,
  type FormDefinition,
  type FormField,
  MAX_LINE,
  MAX_TEXT,
  normaliseForm,
  validateField,
} from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Button, Field, TextArea, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from './notebook.module.css';
import { isPlace, PlaceSelect } from './place-select.tsx';
import { updateWaitingForm, type WaitingForm } from './waiting-form.ts';

interface EditFormProps {
  readonly form: WaitingForm;
  readonly onSaved: () => Promise<void>;
  readonly onCancel: () => void;
}

export function EditForm({ form, onSaved, onCancel }: EditFormProps) {
  const { t } = useTranslation('notebook');
  const fields = listEditableFields(form);
  const [values, setValues] = useState(() => readValues(fields, form));
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);
  async function save(event: FormEvent) {
    event.preventDefault();
    const normalisedValues = normaliseValues();
    const rejectedFields = fields.filter(
      (field) => validateField(field, normalisedValues) !== undefined,
    );
    setInvalidFields(rejectedFields.map(({ name }) => name));
    if (rejectedFields.length > 0) return;
    await updateWaitingForm(form, normalisedValues);
    await onSaved();
  }
  function normaliseValues(): Values {
    const definition = findDefinition(form);
    const formValues: Values = definition ? normaliseForm(definition, values) : values;
    return Object.fromEntries(fields.map(({ name }) => [name, formValues[name] ?? '']));
  }
  function changeValue(name: string, value: string) {
    const clearedFields = listDependents(name, fields).map((dependent) => [dependent, '']);
    setValues((previous) => ({ ...previous, [name]: value, ...Object.fromEntries(clearedFields) }));
  }
  const formatError = (name: string) =>
    invalidFields.includes(name)
      ? t(`waiting.${name}_wrong`, { defaultValue: t('waiting.wrong') })
      : undefined;
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {fields.map((field) => (
        <Field
          key={field.name}
          label={t(`waiting.${field.name}`)}
          optional={field.required ? undefined : t('waiting.optional')}
          error={formatError(field.name)}
        >
          {(control) => {
            const { name, kind } = field;
            const inputProps = { ...control, name, value: values[name] ?? '' };
            if (isPlace(kind))
              return (
                <PlaceSelect
                  {...inputProps}
                  kind={kind}
                  values={values}
                  onChoose={(place) => changeValue(name, place)}
                />
              );
            if (kind === 'words')
              return (
                <TextArea
                  {...inputProps}
                  maxLength={MAX_TEXT}
                  onChange={({ target }) => changeValue(name, target.value)}
                />
              );
            return (
              <TextInput
                {...inputProps}
                {...INPUT_PROPS[kind]}
                maxLength={MAX_LINE}
                onChange={({ target }) => changeValue(name, target.value)}
              />
            );
          }}
        </Field>
      ))}
      <Button type="submit" variant="action">
        {t('save')}
      </Button>
      <Button onClick={onCancel}>{t('waiting.cancel')}</Button>
    </form>
  );
}

const NUMERIC_INPUT = { inputMode: 'numeric' } as const;

const INPUT_PROPS: Partial<Record<FieldKind, object>> = {
  name: { autoComplete: 'name' },
  mobile: { ...NUMERIC_INPUT, autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  amount: NUMERIC_INPUT,
  months: NUMERIC_INPUT,
  year: NUMERIC_INPUT,
  hours: NUMERIC_INPUT,
};

function findDefinition({ form }: WaitingForm): FormDefinition | undefined {
  const name = FORM_NAMES.find((formName) => formName === form);
  return name === undefined ? undefined : ALL_FORMS[name];
}

const MACHINE_FIELDS: ReadonlySet<string> = new Set(['type', 'brand', 'model']);

/** Excludes the machine, because an enquiry about another machine is a new enquiry. */
function listEditableFields(form: WaitingForm): readonly FormField[] {
  const definition = findDefinition(form);
  if (definition === undefined) return [];
  const { fields, product } = definition;
  const isMachine = ({ name }: FormField) =>
    MACHINE_FIELDS.has(name) && product.some((fieldName) => fieldName === name);
  return fields.filter((field) => !isMachine(field));
}

type Values = Readonly<Record<string, string>>;

const readValues = (fields: readonly FormField[], { body }: WaitingForm): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, String(body[name] ?? '')]));

/** Fields whose options depend on the field `parent`, directly or through another field. */
function listDependents(parent: string, fields: readonly FormField[]): string[] {
  const directDependents = fields.filter((field) => field.parent === parent);
  return directDependents.flatMap(({ name }) => [name, ...listDependents(name, fields)]);
}
