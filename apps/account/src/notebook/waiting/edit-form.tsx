import {
  ALL_FORMS,
  normaliseForm,
  type FieldKind,
  FORM_NAMES,
  type FormDefinition,
  type FormField,
  MAX_LINE,
  MAX_TEXT,
  validateField,
} from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Button, Field, TextArea, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import { change, type WaitingForm } from '../kept/waiting-forms.ts';
import styles from '../notebook.module.css';
import { isPlace, PlaceSelect } from './place-select.tsx';

interface EditFormProps {
  readonly form: WaitingForm;
  readonly onSaved: () => Promise<void>;
  readonly onCancel: () => void;
}

const definitionOf = ({ form }: WaitingForm): FormDefinition | undefined => {
  const name = FORM_NAMES.find((one) => one === form);
  return name === undefined ? undefined : ALL_FORMS[name];
};

/** Fields that can be changed: all except the machine, because another machine is another enquiry. */
function fieldsOf(form: WaitingForm): readonly FormField[] {
  const definition = definitionOf(form);
  if (definition === undefined) return [];
  const { fields, product } = definition;
  const isMachine = ({ name }: FormField) =>
    product.some((one) => one === name) && /^(?:type|brand|model)$/.test(name);
  return fields.filter((field) => !isMachine(field));
}

type Values = Readonly<Record<string, string>>;

const valuesOf = (fields: readonly FormField[], { body }: WaitingForm): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, String(body[name] ?? '')]));

/** Fields that depend on `parent`, directly or indirectly; they are cleared when it changes. */
function waitingFor(parent: string, fields: readonly FormField[]): string[] {
  const next = fields.filter((field) => field.parent === parent).map(({ name }) => name);
  return next.flatMap((name) => [name, ...waitingFor(name, fields)]);
}

/** Form to change an enquiry that is not sent yet. */
export function EditForm({ form, onSaved, onCancel }: EditFormProps) {
  const { t } = useTranslation('notebook');
  const fields = fieldsOf(form);
  const [values, setValues] = useState(() => valuesOf(fields, form));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  async function save(event: FormEvent) {
    event.preventDefault();
    const normal = normalValues();
    const validationErrors = fields.filter((field) => validateField(field, normal) !== undefined);
    setWrong(validationErrors.map(({ name }) => name));
    if (validationErrors.length > 0) return;
    await change(form, normal);
    await onSaved();
  }
  /** The values as the form itself sends them: `7 lakh` as digits. */
  function normalValues(): Values {
    const definition = definitionOf(form);
    const all: Values = definition ? normaliseForm(definition, values) : values;
    return Object.fromEntries(fields.map(({ name }) => [name, all[name] ?? '']));
  }
  function put(name: string, value: string) {
    const emptied = waitingFor(name, fields).map((one) => [one, '']);
    setValues((before) => ({ ...before, [name]: value, ...Object.fromEntries(emptied) }));
  }
  const errorOf = (name: string) =>
    wrong.includes(name)
      ? t(`waiting.${name}_wrong`, { defaultValue: t('waiting.wrong') })
      : undefined;
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {fields.map((field) => (
        <Field
          key={field.name}
          label={t(`waiting.${field.name}`)}
          optional={field.required ? undefined : t('waiting.optional')}
          error={errorOf(field.name)}
        >
          {(control) => {
            const { name, kind } = field;
            const own = { ...control, name, value: values[name] ?? '' };
            if (isPlace(kind))
              return (
                <PlaceSelect
                  {...own}
                  kind={kind}
                  values={values}
                  onChoose={(to) => put(name, to)}
                />
              );
            if (kind === 'words')
              return (
                <TextArea
                  {...own}
                  maxLength={MAX_TEXT}
                  onChange={({ target }) => put(name, target.value)}
                />
              );
            return (
              <TextInput
                {...own}
                {...TYPING[kind]}
                maxLength={MAX_LINE}
                onChange={({ target }) => put(name, target.value)}
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

const NUMBER = { inputMode: 'numeric' } as const;

const TYPING: Partial<Record<FieldKind, object>> = {
  name: { autoComplete: 'name' },
  mobile: { ...NUMBER, autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  amount: NUMBER,
  months: NUMBER,
  year: NUMBER,
  hours: NUMBER,
};
