import { MAX_CHARACTERS, type SubmissionField } from '@tractor-haat/api-client';
import { useSearchParams, useTranslation } from '@tractor-haat/platform';
import {
  Alert,
  Button,
  Field,
  type FieldControl,
  NativeSelect,
  TextArea,
  TextInput,
  useHydrated,
} from '@tractor-haat/ui';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ModeratedField, ModeratedFormResult, SendModeratedForm } from './moderated-field.ts';
import styles from './moderated-form.module.css';

export interface ModeratedFormProps {
  /** Name of the query parameter and id of the form, as in `?comment=sent#comment`. */
  readonly form: string;
  /** Target of a native submit. */
  readonly action: string;
  /** Additional fields, such as the id of the post. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly fields: readonly ModeratedField[];
  readonly labelledBy: string;
  readonly send: SendModeratedForm;
  /** Values of a native submit that the API rejected, by field. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

const REDIRECT_RESULTS = ['sent', 'too_fast', 'too_many'] as const;

/** After a native submit, the API redirects to the page with the result in the query. */
function readResult(value: string | null): ModeratedFormResult {
  if (value === null) return null;
  return REDIRECT_RESULTS.find((redirectResult) => redirectResult === value) ?? 'wrong';
}

const importLogic = () => import('./moderated-form-logic.tsx');
type Logic = Awaited<ReturnType<typeof importLogic>>['ModeratedFormLogic'];

/**
 * A moderator approves the text before it is public. The script loads on focus or hover, because most readers do not
 * use the form.
 */
export function ModeratedForm({
  form,
  action,
  hidden,
  fields,
  labelledBy,
  send,
  values = {},
}: ModeratedFormProps) {
  const { t } = useTranslation('media');
  const [query] = useSearchParams();
  const [result, setResult] = useState<ModeratedFormResult>(() => readResult(query.get(form)));
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string | undefined>>>(
    () => {
      const invalidField = fields.find(({ rule }) => rule && rule === query.get(form));
      return invalidField ? { [invalidField.name]: invalidField.rule } : {};
    },
  );
  const [isSending, setSending] = useState(false);
  const isHydrated = useHydrated();
  // Visitors can fill in the server's HTML before this code runs, so the age of the form counts
  // from the start of the page.
  const [since] = useState(() => (isHydrated ? performance.now() : 0));
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef<() => Promise<string | undefined>>(null);
  const [Logic, setLogic] = useState<Logic>();
  // True if the visitor submitted before the chunk had loaded.
  const [isSubmitQueued, setSubmitQueued] = useState(false);
  const setFieldError = useCallback(
    (name: string, reason: string | undefined) =>
      setFieldErrors((before) => ({ ...before, [name]: reason })),
    [],
  );

  const loadLogic = () =>
    importLogic().then(({ ModeratedFormLogic }) => {
      setLogic(() => ModeratedFormLogic);
    });
  async function validateAndSend() {
    setSending(true);
    setResult(null);
    try {
      const invalidName = await submit.current?.();
      const control = invalidName && element.current?.elements.namedItem(invalidName);
      if (control instanceof HTMLElement) control.focus();
    } finally {
      setSending(false);
    }
  }
  useEffect(() => {
    if (!Logic || !isSubmitQueued) return;
    setSubmitQueued(false);
    void validateAndSend();
  }, [Logic, isSubmitQueued]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || isSubmitQueued) return;
    if (Logic) {
      void validateAndSend();
      return;
    }
    setSubmitQueued(true);
    // Without the chunk the form is submitted natively. The API validates it and redirects back.
    loadLogic().catch(() => element.current?.submit());
  }
  const preload = () => {
    // If this fails, the submit handler loads the chunk again.
    if (!Logic) loadLogic().catch(() => undefined);
  };
  return (
    <form
      ref={element}
      id={form}
      className={styles.form}
      action={action}
      method="post"
      data-progress=""
      noValidate={isHydrated}
      aria-labelledby={labelledBy}
      onFocus={preload}
      onPointerEnter={preload}
      onSubmit={handleSubmit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            className={field.half ? undefined : styles.whole}
            error={
              fieldErrors[field.name] ? t(`writing.wrong_${fieldErrors[field.name]}`) : undefined
            }
          >
            {(control) => (
              <ModeratedControl
                field={{ ...field, value: values[field.name] ?? field.value }}
                control={control}
              />
            )}
          </Field>
        ))}
      </div>
      {/* Honeypot: bots fill in this field, which visitors cannot see. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {result ? (
        <Alert tone={result === 'sent' ? 'ok' : 'bad'}>{t(`writing.said_${result}`)}</Alert>
      ) : null}
      <div className={styles.foot}>
        <Button type="submit" variant="action" isPending={isSending || isSubmitQueued}>
          {t('writing.submit')}
        </Button>
        <p className={styles.note}>{t('writing.note')}</p>
      </div>
      {Logic && element.current ? (
        <Logic
          element={element.current}
          fields={fields}
          since={since}
          send={send}
          onVisibleError={setFieldError}
          onResult={setResult}
          submit={submit}
        />
      ) : null}
    </form>
  );
}

/** Maximum length of an email address. */
const DEFAULT_MAX_LENGTH = 254;

/** Mobile numbers have no limit, because `+91 98765 43210` is longer than ten digits and the server parses it. */
const MAX_LENGTHS: Partial<Record<SubmissionField, number>> = MAX_CHARACTERS;

function ModeratedControl({ field, control }: { field: ModeratedField; control: FieldControl }) {
  const { name, rule, kind = 'line', options = [] } = field;
  const controlProps = {
    ...control,
    name,
    required: rule !== undefined,
    defaultValue: field.value,
  };
  const maxLength = rule && MAX_LENGTHS[rule];
  if (kind === 'choice') {
    return (
      <NativeSelect {...controlProps} defaultValue={field.value ?? ''}>
        <option value="" />
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    );
  }
  if (kind === 'words') return <TextArea {...controlProps} rows={5} maxLength={maxLength} />;
  return (
    <TextInput
      {...controlProps}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'tel' ? 'numeric' : undefined}
      autoComplete={field.autoComplete}
      maxLength={maxLength ?? DEFAULT_MAX_LENGTH}
    />
  );
}
