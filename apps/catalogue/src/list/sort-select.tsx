import { useTranslation } from '@tractor-haat/platform';
import { NativeSelect } from '@tractor-haat/ui';
import { useId } from 'react';
import type { ListChoice, ListSpec } from './choice.ts';
import styles from './list-view.module.css';

/** Belongs to the form of the filters, wherever that stands. */
export function SortSelect({
  spec,
  choice,
  form,
}: {
  spec: ListSpec;
  choice: ListChoice;
  form: string;
}) {
  const { t } = useTranslation('lists');
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('sort_by')}</label>
      <NativeSelect
        key={choice.sort}
        id={id}
        name="sort"
        form={form}
        defaultValue={choice.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {spec.sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
