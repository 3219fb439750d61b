import type { FormDraft } from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import {
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, MissingPrice, Price, Wrap } from '@tractor-haat/ui';
import { useEnquiryTranslations } from '../use-enquiry-translations.ts';
import { ExpiredMessage } from './expired-message.tsx';
import styles from './pages.module.css';

export const loader = ({ request }: LoaderFunctionArgs) => loadFormDraft(request);

export function Component() {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const { formatMessage } = useEnquiryTranslations();
  const { language } = usePage();
  const draft = useLoaderData<FormDraft | null>();
  if (!draft?.verified) return <ExpiredMessage />;
  const { price, contact, reason = 'submitted' } = draft;
  const title = t(price === undefined ? 'done.thanks_title' : 'done.title');
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={t('line.other')} />
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <Alert tone="ok">{formatMessage({ reason })}</Alert>
      {price ? (
        <div>
          <Price size="big" amount={[price.min_inr, price.max_inr]} language={language} />
          <p>{t('done.varies')}</p>
        </div>
      ) : null}
      {price === null ? <MissingPrice>{t('done.coming_soon')}</MissingPrice> : null}
      {contact ? (
        <p>
          <a href={`tel:${contact}`}>{t('done.seller', { number: contact })}</a>
        </p>
      ) : null}
      {price === undefined ? <p>{t('done.call_soon')}</p> : null}
    </Wrap>
  );
}
