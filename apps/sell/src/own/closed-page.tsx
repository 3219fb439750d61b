import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { useEffect } from 'react';
import styles from './own-listing.module.css';

/**
 * Form that opens the own listings. `oldKey` is from an old link and opens that listing; it is removed from the
 * URL.
 */
export function ClosedPage({ oldKey, isNone }: { oldKey: string; isNone: boolean }) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  // Removes the key from the URL and the browser history; the form still contains it.
  useEffect(() => {
    if (oldKey !== '') history.replaceState(history.state, '', location.pathname);
  }, [oldKey]);
  return (
    <>
      {isNone ? <Alert tone="info">{t('own.none')}</Alert> : null}
      <form method="post" action="/api/used_tractor_own" className={styles.box}>
        <p>{t(oldKey === '' ? 'own.closed' : 'own.old_link')}</p>
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
