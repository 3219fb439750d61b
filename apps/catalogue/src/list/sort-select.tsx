import { useTranslation } from '@tractor-haat/platform';
import { NativeSelect, submitForm } from '@tractor-haat/ui';
import { useId, useRef } from 'react';
import type { ListChoice, ListSpec } from './list-choice.ts';
import styles from './list-view.module.css';
import { useChoiceChange } from './use-choice-change.ts';

/** Stands outside the filter form. `form` is the id of that form. */
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
  const select = useRef<HTMLSelectElement>(null);
  useChoiceChange(choice.sort, () => {
    if (select.current) select.current.value = choice.sort;
  });
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('sort_by')}</label>
      <NativeSelect
        ref={select}
        id={id}
        name="sort"
        form={form}
        defaultValue={choice.sort}
        onChange={({ currentTarget: { form } }) => form && submitForm(form)}
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
