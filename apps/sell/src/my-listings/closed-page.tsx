import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { useEffect } from 'react';
import styles from './my-listings.module.css';

type ClosedPageProps = { oldKey: string; isOldLink: boolean; hasNoListing: boolean };

/** An old link contains a listing key. It is in `oldKey`, or in a cookie if the site server has removed it. */
export function ClosedPage({ oldKey, isOldLink, hasNoListing }: ClosedPageProps) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  // Removes the key from the URL and the browser history. The form still contains it.
  useEffect(() => {
    if (isOldLink) history.replaceState(history.state, '', location.pathname);
  }, [isOldLink]);
  return (
    <>
      {hasNoListing ? <Alert tone="info">{t('own.none')}</Alert> : null}
      <form method="post" action="/api/used_tractor_own" className={styles.box}>
        <p>{t(isOldLink ? 'own.old_link' : 'own.closed')}</p>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="key" value={oldKey} />
        <Button type="submit" variant="action" wide>
          {t('own.open')}
        </Button>
      </form>
      <p>
        {t('own.elsewhere')} <Link to="/my-data">{t('own.prove')}</Link>
      </p>
    </>
  );
}
