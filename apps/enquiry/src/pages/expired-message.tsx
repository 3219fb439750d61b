import { Link, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, Wrap } from '@tractor-haat/ui';
import styles from './pages.module.css';

/** A draft expires half an hour after the submit. */
export function ExpiredMessage() {
  const { t } = useTranslation('steps');
  return (
    <Wrap className={styles.page}>
      <title>{t('done.over')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('done.over')}</h1>
      <ButtonLink as={Link} to="/enquiry/implement-price" variant="action">
        {t('done.start_again')}
      </ButtonLink>
    </Wrap>
  );
}
