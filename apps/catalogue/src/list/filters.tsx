import { useTranslation } from '@tractor-haat/platform';
import { Badge } from '@tractor-haat/ui';
import { FiltersIcon } from '@tractor-haat/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import styles from './filters.module.css';
import { countSelected } from './list-choice.ts';

type Sheet = typeof import('./filter-sheet.tsx')['FilterSheet'];

/** From this width on, the filters are beside the list. */
const WIDE_QUERY = '(min-width: 800px)';

/**
 * On phones the filters open as a bottom sheet, which loads on demand. If it fails to load, the `details` element
 * opens.
 */
export function Filters({ total, ...props }: FilterFormProps & { total: number }) {
  const { t } = useTranslation('lists');
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const { spec, choice, facets } = props;
  const count = countSelected(choice);
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const openSheet = () => {
    const details = detailsRef.current;
    if (!details?.open || matchMedia(WIDE_QUERY).matches) return;
    import('./filter-sheet.tsx').then(
      ({ FilterSheet }) => {
        details.open = false;
        setSheet(() => FilterSheet);
      },
      () => undefined,
    );
  };
  // The visitor may have opened the section before hydration.
  useEffect(openSheet, []);
  return (
    <>
      <details ref={detailsRef} className={styles.box} onToggle={openSheet}>
        <summary className={styles.heading}>
          <FiltersIcon size={20} className={styles.sign} />
          {t('filters')}
          <Badge count={count} label={t('chosen', { count })} />
        </summary>
        <FilterForm {...props} />
      </details>
      {Sheet ? (
        <Sheet
          spec={spec}
          choice={choice}
          facets={facets}
          total={total}
          onClose={() => setSheet(null)}
        />
      ) : null}
    </>
  );
}
