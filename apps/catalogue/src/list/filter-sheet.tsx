import { useTranslation } from '@tractor-haat/platform';
import { Button, Dialog } from '@tractor-haat/ui';
import { useEffect, useEffectEvent } from 'react';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import styles from './filter-sheet.module.css';

export function FilterSheet({
  total,
  onClose,
  ...form
}: Pick<FilterFormProps, 'spec' | 'choice' | 'facets'> & { total: number; onClose: () => void }) {
  const { t } = useTranslation('lists');
  const close = useEffectEvent(onClose);
  // On iOS, in Firefox and on desktops, Back does not close a dialog, so the sheet closes on `popstate`.
  useEffect(() => {
    const onPop = () => close();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filters')}
      closeLabel={t('close')}
      foot={
        <Button variant="action" wide onClick={onClose}>
          <span aria-live="polite">{t('show_count', { count: total })}</span>
        </Button>
      }
    >
      <div className={styles.sheet}>
        <FilterForm {...form} />
      </div>
    </Dialog>
  );
}
