import { MAX_CHARACTERS, type WritingProblem } from '@tractor-haat/api-client';
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
  /** Name in the address and id of the form: `?comment=sent#comment`. */
  readonly form: string;
  /** Where a browser without script sends it. */
  readonly action: string;
  /** Sent along, as the post it belongs to. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly fields: readonly WritingField[];
  readonly labelledBy: string;
  /** A call of the API client. */
  readonly send: SendWriting;
}

const SAID = ['sent', 'too_fast', 'too_many'] as const;

/** What the server told a browser without script: it stands in the address. */
function readWritingNotice(value: string | null): WritingNotice {
  if (value === null) return null;
  return SAID.find((one) => one === value) ?? 'wrong';
}

const fetchLive = () => import('./live-writing.tsx');
type Live = Awaited<ReturnType<typeof fetchLive>>['LiveWriting'];

/**
 * A form whose words a person reads before they are shown. It is plain HTML, and what checks and sends it comes when a
 * visitor comes near it: most readers of a page write nothing.
 */
export function WritingForm({ form, action, hidden, fields, labelledBy, send }: WritingFormProps) {
  const { t } = useTranslation('media');
  const [query] = useSearchParams();
  const [notice, setNotice] = useState<WritingNotice>(() => readWritingNotice(query.get(form)));
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({});
  const [busy, setBusy] = useState(false);
  const alive = useHydrated();
  // The server's HTML could be filled in long before this code came: its time counts from the page's start.
  const [since] = useState(() => (alive ? performance.now() : 0));
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef<() => Promise<string | undefined>>(null);
  const [Live, setLive] = useState<Live>();
  // Pressed before its code was there.
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
    // The server can check it as well, and leads back here.
    approach().catch(() => element.current?.submit());
  }
  const near = () => {
    // A failure here is met again when it is sent.
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
      {/* People do not see it, programs fill it in. */}
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
        <Button type="submit" variant="action" busy={busy || isPressed}>
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

/** Limits as attributes. A mobile number has none: `+91 98765 43210` is cut nowhere and judged by the server. */
const LENGTHS: Partial<Record<WritingProblem, number>> = MAX_CHARACTERS;

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
