import { FORM_NAMES, LEAD_STATUSES } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import styles from '../frame/frame.module.css';
import { useDeskData } from '../frame/use-desk-data.ts';
import { useUrlFields } from '../frame/use-url-fields.ts';

const TEXT_FILTERS = ['mobile', 'brand', 'model', 'district'] as const;
const DATE_FILTERS = ['since', 'until'] as const;

type Props = {
  search: URLSearchParams;
  onFilter: (filters: Record<string, string>) => void;
};

type Option = readonly [value: string, label: string];

const FILTER_NAMES = ['status', 'form', 'assignee', ...TEXT_FILTERS, ...DATE_FILTERS];

/** Collapsed while no filter is set, so a phone shows the newest leads first. */
export function LeadFilters({ search, onFilter }: Props) {
  const { t } = useTranslation('desk');
  const { data: people = [] } = useDeskData<{ id: number; name: string }[]>('assignees');
  const urlValues = Object.fromEntries(FILTER_NAMES.map((name) => [name, search.get(name) ?? '']));
  const { values, getFieldProps } = useUrlFields(urlValues);
  const filter = (event: FormEvent) => {
    event.preventDefault();
    onFilter(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
  };
  const choices: [name: string, label: string, options: Option[]][] = [
    [
      'status',
      t('status'),
      LEAD_STATUSES.map((status) => [status, t(`lead_status.${status}`)] as const),
    ],
    [
      'form',
      t('form'),
      FORM_NAMES.map((formName) => [formName, t(`form_of.${formName}`)] as const),
    ],
    [
      'assignee',
      t('assignee'),
      [['none', t('nobody')], ...people.map(({ id, name }) => [String(id), name] as const)],
    ],
  ];
  return (
    <details open={Object.values(urlValues).some((value) => value !== '')}>
      <summary className={styles.summary}>{t('filter_by')}</summary>
      <form className={styles.form} onSubmit={filter}>
        {choices.map(([name, label, options]) => (
          <Field key={name} label={label}>
            {(control) => (
              <NativeSelect {...control} {...getFieldProps(name)}>
                <option value="">{t('all')}</option>
                {includeCurrent(options, values[name]).map(([value, optionLabel]) => (
                  <option key={value} value={value}>
                    {optionLabel}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
        {TEXT_FILTERS.map((name) => (
          <Field key={name} label={t(`lead.${name}`)}>
            {(control) => <TextInput {...control} {...getFieldProps(name)} />}
          </Field>
        ))}
        {DATE_FILTERS.map((name) => (
          <Field key={name} label={t(`lead.${name}`)}>
            {(control) => <TextInput {...control} {...getFieldProps(name)} type="date" />}
          </Field>
        ))}
        <Button type="submit">{t('filter')}</Button>
      </form>
    </details>
  );
}

/**
 * A select without its current value would show and send another one. The assignees may not have loaded yet, and they
 * exclude disabled accounts.
 */
function includeCurrent(options: readonly Option[], current = ''): readonly Option[] {
  const isMissing = current !== '' && options.every(([value]) => value !== current);
  return isMissing ? [...options, [current, current]] : options;
}
