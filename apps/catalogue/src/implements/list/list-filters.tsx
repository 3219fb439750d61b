import type { Facet } from '@tractor-haat/api-client';
import { Form, useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Button, Checkbox, Field, NativeSelect } from '@tractor-haat/ui';
import { useRef } from 'react';
import { type ListChoice, SORTS } from './list-address.ts';
import styles from './list-filters.module.css';

export interface ListFiltersProps {
  readonly choice: ListChoice;
  /** Brands of the list with how many implements each has. */
  readonly brands: readonly Facet[];
}

/**
 * A plain GET form, so that it works without script; with it, each tick takes effect at once.
 * On phones it is folded behind its heading, on desktop it stands beside the list.
 */
export function ListFilters({ choice, brands }: ListFiltersProps) {
  const { t } = useTranslation('implements');
  const submit = useRef<HTMLButtonElement>(null);
  const [query] = useSearchParams();
  return (
    <details className={styles.box}>
      <summary className={styles.heading}>
        {t('list.filters')}
        {choice.brands.length > 0 ? <b className={styles.badge}>{choice.brands.length}</b> : null}
      </summary>
      <Form
        key={query.toString()}
        className={styles.form}
        preventScrollReset
        onChange={() => submit.current?.form?.requestSubmit()}
      >
        <Field label={t('list.sort_by')}>
          {(control) => (
            <NativeSelect {...control} name="sort" defaultValue={choice.sort}>
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`list.sort_${sort}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <fieldset className={styles.group}>
          <legend>{t('list.brand')}</legend>
          {brands.map(({ slug, name, count }) => (
            <Checkbox
              key={slug}
              name="brand"
              value={slug}
              defaultChecked={choice.brands.includes(slug)}
              label={<span lang={name.language}>{name.text}</span>}
              end={count}
            />
          ))}
        </fieldset>
        <Button ref={submit} type="submit" wide>
          {t('list.show_results')}
        </Button>
      </Form>
    </details>
  );
}
