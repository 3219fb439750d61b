import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  PageHead,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, Button, Wrap } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './newsletter.module.css';

export { loadNewsletter as loader };

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

type NewsletterState =
  | { readonly step: 'confirm' | 'unsubscribe'; readonly token: string }
  | { readonly step: 'confirmed' | 'unsubscribed' | 'over' };

/** `/newsletter/confirm/<token>` is the link in an e-mail, `/newsletter/confirmed` the page after the submit. */
const NEWSLETTER_PATH =
  /^\/newsletter\/(?:(confirm|unsubscribe)\/([0-9a-f]{48})|(confirmed|unsubscribed|over))$/;

/** The API validates the token when the form is submitted, not on load. */
async function loadNewsletter({ request }: LoaderFunctionArgs): Promise<NewsletterState> {
  const { path } = parseLocalizedPath(new URL(request.url).pathname);
  const [, action, token = '', result] = NEWSLETTER_PATH.exec(path) ?? [];
  if (action === 'confirm' || action === 'unsubscribe') return { step: action, token };
  if (result === 'confirmed' || result === 'unsubscribed' || result === 'over')
    return { step: result };
  throw notFound();
}
