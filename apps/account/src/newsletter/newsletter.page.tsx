import { Link, PageHead, useLoaderData, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Wrap } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import type { NewsletterState } from './load-newsletter.ts';
import styles from './newsletter.module.css';

export { loadNewsletter as loader } from './load-newsletter.ts';

/** Mail scanners open links automatically, so the subscription changes on submit, not on load. */
export function Component() {
  const { t } = useTranslation('newsletter');
  const state = useLoaderData<NewsletterState>();
  const title = t(`title.${state.step}`);
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={t('lead')} />
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <NewsletterStep state={state} />
      <p>
        <Link to="/privacy">{t('privacy')}</Link>
      </p>
    </Wrap>
  );
}

function NewsletterStep({ state }: { state: NewsletterState }) {
  const { t } = useTranslation('newsletter');
  if (state.step === 'confirm')
    return (
      <NewsletterForm action="/api/newsletter_confirm" buttonText={t('confirm')}>
        <p>{t('consent')}</p>
        <p>{t('lead')}</p>
        <input type="hidden" name="token" value={state.token} />
      </NewsletterForm>
    );
  if (state.step === 'unsubscribe')
    return (
      <NewsletterForm
        action={`/api/newsletter_unsubscribe/${state.token}`}
        buttonText={t('unsubscribe')}
      >
        <p>{t('unsubscribe_line')}</p>
      </NewsletterForm>
    );
  return <Alert tone={state.step === 'over' ? 'bad' : 'ok'}>{t(`said.${state.step}`)}</Alert>;
}

type NewsletterFormProps = {
  readonly action: string;
  readonly buttonText: string;
  readonly children: ReactNode;
};

function NewsletterForm({ action, buttonText, children }: NewsletterFormProps) {
  const { language } = usePage();
  return (
    <form method="post" action={action} className={styles.box}>
      <input type="hidden" name="language" value={language} />
      {children}
      <Button type="submit" variant="action" wide>
        {buttonText}
      </Button>
    </form>
  );
}
