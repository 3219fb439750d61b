import type { FormDraft } from '@tractor-haat/api-client';
import { CODE_MOST, MOBILE_DIGITS } from '@tractor-haat/api-client';
import {
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, Button, Field, Marked, TextInput, Wrap } from '@tractor-haat/ui';
import { Said } from '../flow/said.tsx';
import { useValidationText } from '../form/field-texts.ts';
import { ExpiredNotice } from './expired-notice.tsx';
import { loadDraft } from './load-form.ts';
import styles from './pages.module.css';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDraft(new URL(request.url), request.signal);

/** Sentences that belong to the code's field; all others are about the whole. */
const OF_CODE = new Set(['otp_required', 'otp_wrong', 'otp_old']);

/** The code step for browsers without JavaScript: two plain forms. */
export function Component() {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const say = useValidationText();
  const { language } = usePage();
  const draft = useLoaderData<FormDraft | null>();
  if (!draft?.primary_id) return <ExpiredNotice />;
  const { primary_id, reason, wait_seconds, masked_mobile, faults } = draft;
  const hidden = (
    <>
      <input type="hidden" name="primary_id" value={primary_id} />
      <input type="hidden" name="language" value={language} />
    </>
  );
  const isOfCode = reason !== undefined && OF_CODE.has(reason);
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('code.title')} description={t('line.other')} />
      <meta name="robots" content="noindex" />
      <h1>{t('code.title')}</h1>
      <p>
        <Marked
          text={t('code.sent_to', { number: masked_mobile })}
          part={(words) => <b>{words}</b>}
        />
      </p>
      <Notice reason={isOfCode || faults?.mobile ? undefined : reason} waitSeconds={wait_seconds} />
      <form className={styles.form} method="post" action="/api/enquiry_otp_verify">
        {hidden}
        <Field label={t('code.otp')} error={isOfCode ? say(reason) : undefined}>
          {(control) => (
            <TextInput
              {...control}
              name="otp"
              look="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={CODE_MOST}
            />
          )}
        </Field>
        <Button type="submit" variant="action" wide>
          {t('action.verify')}
        </Button>
      </form>
      <form className={styles.form} method="post" action="/api/enquiry_otp_resend">
        {hidden}
        <Field
          label={t('field.mobile')}
          hint={t('code.number_help')}
          error={faults?.mobile && say(faults.mobile)}
        >
          {(control) => (
            <TextInput
              {...control}
              name="mobile"
              type="tel"
              prefix="+91"
              inputMode="numeric"
              placeholder={masked_mobile}
              maxLength={MOBILE_DIGITS}
            />
          )}
        </Field>
        <Button type="submit">{t('action.resend')}</Button>
      </form>
    </Wrap>
  );
}

type NoticeProps = { reason: string | undefined; waitSeconds: number | undefined };

function Notice({ reason, waitSeconds }: NoticeProps) {
  const say = useValidationText();
  if (reason === undefined) return null;
  if (reason === 'otp_sent') return <Alert tone="ok">{say(reason)}</Alert>;
  return <Said failure={{ reason, waitMinutes: waitSeconds && Math.ceil(waitSeconds / 60) }} />;
}
