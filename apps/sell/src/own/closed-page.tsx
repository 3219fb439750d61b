import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { useEffect } from 'react';
import styles from './own-listing.module.css';

/** The button that opens the listings; with the key of an old link it opens that one, and the key is gone from here. */
export function ClosedPage({ oldKey, isNone }: { oldKey: string; isNone: boolean }) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  // Out of the address, and so out of the browser's history; the form has it.
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
