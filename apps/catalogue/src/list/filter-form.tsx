import type { Facet, Facets } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { Form, usePage, useTranslation, withMarkupCache } from '@tractor-haat/platform';
import { Button, Checkbox, isChanged, submitForm } from '@tractor-haat/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './filters.module.css';
import {
  formatChoice,
  type ListChoice,
  type ListSpec,
  listVisibleDimensions,
  useFormatValue,
} from './list-choice.ts';

export interface FilterFormProps {
  readonly spec: ListSpec;
  readonly choice: ListChoice;
  readonly facets: Facets;
  /** Set on the main form of the page, because `SortSelect` belongs to that form. */
  readonly id?: string;
}

/** Further values of a group are collapsed. */
const MAX_VISIBLE = 8;

/** Works without JavaScript. With JavaScript each change submits the form. */
export function FilterForm({ spec, choice, facets, id }: FilterFormProps) {
  const { t } = useTranslation('lists');
  const form = useRef<HTMLFormElement>(null);
  useChoiceChange(formatChoice(choice, spec), () => {
    for (const checkbox of form.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ??
      []) {
      checkbox.checked = choice.filters[checkbox.name]?.includes(checkbox.value) ?? false;
    }
  });
  // The visitor may have changed filters before hydration.
  useEffect(() => {
    if (form.current && isChanged(form.current)) submitForm(form.current);
  }, []);
  return (
    <Form
      ref={form}
      id={id}
      className={styles.form}
      data-live=""
      preventScrollReset
      onChange={() => form.current && submitForm(form.current)}
    >
      {Object.entries(spec.params ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {id ? null : <input type="hidden" name="sort" value={choice.sort} />}
      {listVisibleDimensions(spec, choice, facets).map((dimension) => (
        <Group
          key={dimension}
          dimension={dimension}
          selected={choice.filters[dimension] ?? []}
          values={facets[dimension] ?? []}
        />
      ))}
      <Button type="submit" wide>
        {t('show_results')}
      </Button>
    </Form>
  );
}

const Group = withMarkupCache(function Group({
  dimension,
  selected,
  values,
}: {
  dimension: string;
  selected: readonly string[];
  values: readonly Facet[];
}) {
  const { t } = useTranslation('lists');
  const formatValue = useFormatValue();
  const { language } = usePage();
  const getLangAttribute = (name: Language | undefined) => (name === language ? undefined : name);
  if (values.length === 0) return null;
  const checkboxes = values.map((facet) => (
    <Checkbox
      key={facet.slug}
      name={dimension}
      value={facet.slug}
      defaultChecked={selected.includes(facet.slug)}
      // A page has about seventy labels, so `lang` is omitted where it equals the page's language.
      label={
        <span
          lang={getLangAttribute(facet.name?.language)}
          translate={dimension === 'brand' || dimension === 'series' ? 'no' : undefined}
        >
          {formatValue(dimension, facet)}
        </span>
      }
      end={facet.count}
    />
  ));
  const collapsedCheckboxes = checkboxes.slice(MAX_VISIBLE);
  return (
    <fieldset className={styles.group}>
      <legend>{t(`dimension.${dimension}`)}</legend>
      {checkboxes.slice(0, MAX_VISIBLE)}
      {collapsedCheckboxes.length > 0 ? (
        <details open={values.slice(MAX_VISIBLE).some(({ slug }) => selected.includes(slug))}>
          <summary className={styles.more}>
            {t('more', { count: collapsedCheckboxes.length })}
          </summary>
          {collapsedCheckboxes}
        </details>
      ) : null}
    </fieldset>
  );
});

/**
 * Calls `onChange` to update uncontrolled controls when the URL changes, because a remount would lose the focus. Does
 * not call it at hydration, so input from before hydration survives.
 */
export function useChoiceChange(choice: string, onChange: () => void): void {
  const previousChoice = useRef(choice);
  useLayoutEffect(() => {
    if (previousChoice.current === choice) return;
    previousChoice.current = choice;
    onChange();
  });
}
