import { PageHead, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Wrap } from '@tractor-haat/ui';
import styles from '../flow/flow.module.css';
import type { Notice } from '../flow/notice.ts';
import { SaidAlert } from '../flow/said-alert.tsx';

/** Who is signed in, and the ways out: here, or on every device. */
export function SignedIn({ name, said }: { name: string; said: Notice | undefined }) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('your_account')} description={t('page_description')} />
      <meta name="robots" content="noindex" />
      <h1>{t('your_account')}</h1>
      <section className={styles.box}>
        <SaidAlert said={said} />
        <p>{t('signed_in_as', { name })}</p>
        {/* Plain forms: the next page finds the cookie gone and brings the greeting in line. */}
        <form method="post" action="/api/user_logout">
          <input type="hidden" name="language" value={language} />
          <Button type="submit" wide>
            {t('sign_out')}
          </Button>
        </form>
        <form method="post" action="/api/user_logout">
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="all" value="on" />
          <Button type="submit" wide>
            {t('sign_out_all')}
          </Button>
        </form>
      </section>
    </Wrap>
  );
}
