import type { Facet, Facets } from '@tractor-haat/api-client';
import { Form, useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect, submitForm } from '@tractor-haat/ui';
import { useRef } from 'react';
import type { ListChoice } from '../../list/list-choice.ts';
import styles from '../dealers.module.css';
import { DEALER_LIST_SPEC } from './load-dealers.ts';

/** Works without JavaScript. With JavaScript each change submits the form. */
export function DealerFinder({ choice, facets }: { choice: ListChoice; facets: Facets }) {
  const { t } = useTranslation('dealers');
  const form = useRef<HTMLFormElement>(null);
  const state = choice.filters.state?.[0];
  function choose(dimension: string) {
    const district = form.current?.elements.namedItem('district');
    // The selected district belongs to the previous state.
    if (dimension === 'state' && district instanceof HTMLSelectElement) district.value = '';
    if (form.current) submitForm(form.current);
  }
  return (
    <Form ref={form} className={styles.finder} preventScrollReset data-live="">
      {DEALER_LIST_SPEC.dimensions.map((dimension) => {
        const needsState = dimension === 'district' && state === undefined;
        return (
          <Field key={dimension} label={t(dimension)}>
            {(control) => (
              <NativeSelect
                {...control}
                name={dimension}
                data-clears={dimension === 'state' ? 'district' : undefined}
                disabled={needsState}
                defaultValue={choice.filters[dimension]?.[0] ?? ''}
                onChange={() => choose(dimension)}
              >
                <option value="">{t(needsState ? 'state_first' : `all_${dimension}`)}</option>
                {needsState
                  ? null
                  : facets[dimension]?.map((facet) => renderOption(facet, dimension === 'brand'))}
              </NativeSelect>
            )}
          </Field>
        );
      })}
      <Button type="submit" variant="action">
        {t('show')}
      </Button>
    </Form>
  );
}

const renderOption = ({ slug, name, count }: Facet, isProperName: boolean) => (
  <option key={slug} value={slug} lang={name?.language} translate={isProperName ? 'no' : undefined}>
    {`${name?.text ?? slug} (${count})`}
  </option>
);
