import { api } from '@tractor-haat/api-client';
import {
  CodeStep,
  createFormMessage,
  type FormMessage,
  FormTranslationsProvider,
  RESEND_SECONDS,
  useCode,
  useIdempotentSubmit,
  usePendingTask,
} from '@tractor-haat/forms';
import { useNavigate, usePage, useTranslation } from '@tractor-haat/platform';
import { Box, Button } from '@tractor-haat/ui';
import { useEffect, useRef } from 'react';
import styles from './code.module.css';
import { useErrorMessage } from './sell-context.ts';
import { deleteDraft } from './use-sell-values.ts';

type SellCodeProps = {
  primaryId: string;
  mobile: string;
  isSent: boolean;
  /** True after a reload, which shows the form below the code step. */
  isRestored?: boolean | undefined;
  onEdit: () => void;
  /** Called after verification, when the draft can be deleted. */
  onDone: () => void;
  /** Called if the API has deleted the listing. */
  onExpired: () => void;
};

export function SellCode({
  primaryId: primary_id,
  mobile,
  isSent,
  isRestored = false,
  onEdit,
  onDone,
  onExpired,
}: SellCodeProps) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  const formatError = useErrorMessage();
  const navigate = useNavigate();
  const submitWithKey = useIdempotentSubmit();
  const { busy: isPending, once } = usePendingTask();
  const title = useRef<HTMLHeadingElement>(null);

  function handleFailure(error: unknown, fallback: string): FormMessage {
    const message = createFormMessage(error, fallback, fallback);
    if (message.reason === 'sell_expired') onExpired();
    return message;
  }

  async function resend(): Promise<FormMessage> {
    try {
      await submitWithKey({ primary_id, language }, (body) =>
        api.post('/api/used_tractor_resend', body),
      );
      return { reason: 'otp_sent' };
    } catch (error) {
      return handleFailure(error, 'otp_resend_failed');
    }
  }

  const verify = (otp: string): Promise<FormMessage | undefined> =>
    once(async () => {
      try {
        const { data } = await api.post('/api/used_tractor_verify', { primary_id, otp, language });
        onDone();
        deleteDraft();
        const result = data.already ? 'already' : 'listed';
        navigate(`/sell-old-tractor/listing?said=${result}`);
        return undefined;
      } catch (error) {
        return handleFailure(error, 'otp_verify_failed');
      }
    });

  // After a reload the SMS may be old, so the seller can request a new code at once.
  const isOld = isSent && isRestored;
  const firstReason = isSent ? 'otp_sent' : 'otp_not_received';
  const code = useCode({
    seconds: RESEND_SECONDS.listing,
    sentTo: mobile,
    message: isOld ? undefined : { reason: firstReason, isSuccess: isSent },
    send: resend,
  });
  // The code step has replaced the form, so the focus moves to the title.
  useEffect(() => title.current?.focus(), []);

  return (
    <FormTranslationsProvider
      value={{
        formatMessage: ({ reason }) => formatError(reason) ?? '',
        code: {
          label: t('code.label'),
          verify: t('code.verify'),
          resend: t('code.resend'),
          resendIn: (seconds) => t('code.resend_in', { seconds }),
        },
      }}
    >
      <Box labelledBy="code">
        <div className={styles.step}>
          <h2 id="code" ref={title} tabIndex={-1}>
            {t('code.title')}
          </h2>
          <p>{t('code.to', { mobile })}</p>
          {isRestored ? <p>{t('code.back')}</p> : null}
          <CodeStep code={code} mobile={mobile} isPending={isPending} onVerify={verify}>
            <Button variant="text" onClick={onEdit}>
              {t('code.edit')}
            </Button>
          </CodeStep>
        </div>
      </Box>
    </FormTranslationsProvider>
  );
}
