import { ApiError, CODE_MOST, resendListingCode, verifyListing } from '@tractor-haat/api-client';
import { useNavigate, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Box, Button, Field, OtpInput } from '@tractor-haat/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dropDraft } from '../form/draft.ts';
import { useSayFault } from '../form/sell-context.ts';
import styles from './code.module.css';

type CodeStepProps = {
  primaryId: string;
  mobile: string;
  isSent: boolean;
  onEdit: () => void;
  /** The listing is taken: nothing of the draft is wanted any more. */
  onDone: () => void;
};

/** The code that proves the seller's number; then the listing has a page of its own. */
export function CodeStep({ primaryId, mobile, isSent, onEdit, onDone }: CodeStepProps) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  const say = useSayFault();
  const goTo = useNavigate();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState(isSent ? 'otp_sent' : 'otp_not_received');
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (code === '') {
      setFault('otp_required');
      return;
    }
    setBusy(true);
    try {
      const { data } = await verifyListing({ primary_id: primaryId, otp: code, language });
      dropDraft();
      onDone();
      const heard = data.already ? 'already' : 'listed';
      goTo(`/sell-old-tractor/listing?key=${encodeURIComponent(data.key)}&said=${heard}`);
    } catch (error) {
      setFault(reasonOf(error, 'otp_verify_failed'));
      setBusy(false);
    }
  }
  async function resend() {
    setBusy(true);
    setFault(undefined);
    try {
      await resendListingCode({ primary_id: primaryId, language });
      setSaid('otp_sent');
      setCode('');
    } catch (error) {
      setSaid(reasonOf(error, 'otp_resend_failed'));
    }
    setBusy(false);
  }
  return (
    <Box labelledBy="code">
      <form className={styles.step} noValidate onSubmit={verify}>
        <h2 id="code" ref={title} tabIndex={-1}>
          {t('code.title')}
        </h2>
        <Alert tone={said === 'otp_sent' ? 'ok' : 'bad'}>{say(said)}</Alert>
        <p>{t('code.to', { mobile })}</p>
        <Field label={t('code.label')} error={say(fault)}>
          {(control) => (
            <OtpInput
              {...control}
              length={CODE_MOST}
              value={code}
              onChange={(typed) => {
                setCode(typed);
                setFault(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="action" wide busy={busy}>
          {t('code.verify')}
        </Button>
        <div className={styles.more}>
          <Button variant="text" onClick={resend}>
            {t('code.resend')}
          </Button>
          <Button variant="text" onClick={onEdit}>
            {t('code.edit')}
          </Button>
        </div>
      </form>
    </Box>
  );
}

function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status >= 500) return otherwise;
  return error.body?.reason ?? otherwise;
}
