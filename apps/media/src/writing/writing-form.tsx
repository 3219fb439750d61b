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
import type { SendWriting, WritingField, WritingNotice } from './writing.ts';
import styles from './writing-form.module.css';

export interface WritingFormProps {
  /** Form name in the query and id of the form: `?comment=sent#comment`. */
  readonly form: string;
  /** Target URL without JavaScript. */
  readonly action: string;
  /** Additional fields, such as the post's id. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly fields: readonly WritingField[];
  readonly labelledBy: string;
  readonly send: SendWriting;
}

const SAID = ['sent', 'too_fast', 'too_many'] as const;

/** Reads the result that the server redirects to without JavaScript. */
function readWritingNotice(value: string | null): WritingNotice {
  if (value === null) return null;
  return SAID.find((one) => one === value) ?? 'wrong';
}

const fetchLive = () => import('./live-writing.tsx');
type Live = Awaited<ReturnType<typeof fetchLive>>['LiveWriting'];

/**
 * Form for moderated texts. It is plain HTML; its script is loaded when it comes near the viewport, because most
 * readers write nothing.
 */
export function WritingForm({ form, action, hidden, fields, labelledBy, send }: WritingFormProps) {
  const { t } = useTranslation('media');
  const [query] = useSearchParams();
  const [notice, setNotice] = useState<WritingNotice>(() => readWritingNotice(query.get(form)));
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({});
  const [busy, setBusy] = useState(false);
  const alive = useHydrated();
  // Visitors can fill in server HTML before this code runs, so its time counts from the page's
  // start.
  const [since] = useState(() => (alive ? performance.now() : 0));
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef<() => Promise<string | undefined>>(null);
  const [Live, setLive] = useState<Live>();
  // True if the visitor submitted before the chunk had loaded.
  const [isPressed, setPressed] = useState(false);
  const show = useCallback(
    (name: string, reason: string | undefined) =>
      setWrong((before) => ({ ...before, [name]: reason })),
    [],
  );

  const approach = () =>
    fetchLive().then(({ LiveWriting }) => {
      setLive(() => LiveWriting);
    });
  async function run() {
    setBusy(true);
    setNotice(null);
    try {
      const first = await submit.current?.();
      const control = first && element.current?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
    } finally {
      setBusy(false);
    }
  }
  useEffect(() => {
    if (!Live || !isPressed) return;
    setPressed(false);
    void run();
  }, [Live, isPressed]);

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || isPressed) return;
    if (Live) {
      void run();
      return;
    }
    setPressed(true);
    // Falls back to a native submit: the server validates the form and redirects back.
    approach().catch(() => element.current?.submit());
  }
  const near = () => {
    // The submit handler retries and handles the failure.
    if (!Live) approach().catch(() => undefined);
  };
  return (
    <form
      ref={element}
      id={form}
      className={styles.form}
      action={action}
      method="post"
      noValidate={alive}
      aria-labelledby={labelledBy}
      onFocus={near}
      onPointerEnter={near}
      onSubmit={press}
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
            error={wrong[field.name] ? t(`writing.wrong_${wrong[field.name]}`) : undefined}
          >
            {(control) => <WritingControl field={field} control={control} />}
          </Field>
        ))}
      </div>
      {/* Honeypot: invisible to visitors, filled in by bots. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {notice ? (
        <Alert tone={notice === 'sent' ? 'ok' : 'bad'}>{t(`writing.said_${notice}`)}</Alert>
      ) : null}
      <div className={styles.foot}>
        <Button type="submit" variant="action" isPending={busy || isPressed}>
          {t('writing.submit')}
        </Button>
        <p className={styles.note}>{t('writing.note')}</p>
      </div>
      {Live && element.current ? (
        <Live
          element={element.current}
          fields={fields}
          since={since}
          send={send}
          onVisibleError={show}
          onNotice={setNotice}
          submit={submit}
        />
      ) : null}
    </form>
  );
}

/**
 * Length limits as attributes. Mobile numbers have none: `+91 98765 43210` is longer than ten digits, and the server
 * parses it.
 */
const LENGTHS: Partial<Record<SubmissionField, number>> = MAX_CHARACTERS;

function WritingControl({ field, control }: { field: WritingField; control: FieldControl }) {
  const { name, rule, kind = 'line', options = [] } = field;
  const common = { ...control, name, required: rule !== undefined, defaultValue: field.value };
  const most = rule && LENGTHS[rule];
  if (kind === 'choice') {
    return (
      <NativeSelect {...common} defaultValue={field.value ?? ''}>
        <option value="" />
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    );
  }
  if (kind === 'words') return <TextArea {...common} rows={5} maxLength={most} />;
  return (
    <TextInput
      {...common}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'tel' ? 'numeric' : undefined}
      autoComplete={field.autoComplete}
      maxLength={most ?? 254}
    />
  );
}
