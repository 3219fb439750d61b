import { island, useTranslation } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';
import styles from './visit-list.module.css';

function PrintPage() {
  const { t } = useTranslation('visit');
  return (
    <Button variant="quiet" size="small" className={styles.print} onClick={() => print()}>
      {t('print')}
    </Button>
  );
}

export const PrintButton = island<object>('finance/print', PrintPage);
