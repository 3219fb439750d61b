import { validateField } from '@tractor-haat/api-client';
import {
  CodeStep,
  type FormMessage,
  normalizeMobileInput,
  RESEND_SECONDS,
  useCode,
  useFormTranslations,
} from '@tractor-haat/forms';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, Marked, Steps, TextInput, useAfterCommit } from '@tractor-haat/ui';
import { type FormEvent, useRef, useState } from 'react';
import styles from './enquiry-code.module.css';

type EnquiryCodeProps = {
  mobile: string;
  /** Result of sending the code. */
  message: FormMessage | undefined;
  isPending: boolean;
  hidesPrice: boolean;
  onVerify: (otp: string) => Promise<FormMessage | undefined>;
  onResend: (mobile: string) => Promise<FormMessage>;
  onSkip: () => void;
};

export function EnquiryCode(props: EnquiryCodeProps) {
  const { mobile, message, isPending, hidesPrice, onVerify, onResend, onSkip } = props;
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const code = useCode({
    seconds: RESEND_SECONDS.enquiry,
    sentTo: mobile,
    message: message && { ...message, isSuccess: message.reason === 'otp_sent' },
    send: onResend,
  });
  return (
    <div className={styles.step}>
      <Steps step={2} steps={3} label={t('step', { step: 2, steps: 3 })} />
      <NumberEditor
        mobile={mobile}
        isPending={code.busy}
        onSave={code.get}
        // The notice about a sent code does not apply to the edited number.
        onEdit={() => code.setMessage(undefined)}
      />
      <CodeStep code={code} mobile={mobile} isPending={isPending} onVerify={onVerify}>
        <Button variant="text" onClick={onSkip}>
          {t('action.skip')}
        </Button>
      </CodeStep>
      <Alert tone="info">{t(hidesPrice ? 'code.skip_note' : 'code.skip_note_other')}</Alert>
    </div>
  );
}

type NumberEditorProps = {
  mobile: string;
  isPending: boolean;
  /** Resolves to true if a code was sent to the new number. */
  onSave: (mobile: string) => Promise<boolean>;
  onEdit: () => void;
};

const MOBILE_FIELD = { name: 'mobile', kind: 'mobile', required: true } as const;

function NumberEditor({ mobile, isPending, onSave, onEdit }: NumberEditorProps) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const { formatMessage } = useFormTranslations();
  /** Null while the number is not edited. */
  const [editedNumber, setEditedNumber] = useState<string | null>(null);
  const [validationError, setError] = useState<string>();
  const editButton = useRef<HTMLButtonElement>(null);
  const afterCommit = useAfterCommit();

  function openEditor() {
    setEditedNumber(mobile);
    onEdit();
  }
  function closeEditor() {
    setEditedNumber(null);
    setError(undefined);
    afterCommit(() => editButton.current?.focus());
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    const fieldError = validateField(MOBILE_FIELD, { mobile: editedNumber ?? '' });
    setError(fieldError);
    if (fieldError === undefined && (await onSave(editedNumber ?? ''))) closeEditor();
  }
  if (editedNumber === null) {
    // For example `+91 98765 43210`.
    const number = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
    return (
      <p className={styles.number}>
        <span>
          <Marked
            text={t('code.sent_to', { number })}
            part={(text) => <b className={styles.digits}>{text}</b>}
          />
        </span>
        <Button ref={editButton} variant="text" size="small" onClick={openEditor}>
          {t('action.edit')}
        </Button>
      </p>
    );
  }
  return (
    <form className={styles.edit} noValidate onSubmit={save}>
      <Field
        label={t('field.mobile')}
        error={validationError && formatMessage({ reason: validationError })}
      >
        {(control) => (
          <TextInput
            {...control}
            prefix="+91"
            inputMode="numeric"
            autoComplete="tel-national"
            autoFocus
            value={editedNumber}
            onChange={(event) => setEditedNumber(normalizeMobileInput(event.target.value))}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button type="submit" variant="action" size="small" isPending={isPending}>
          {t('action.save')}
        </Button>
        <Button size="small" onClick={closeEditor}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
