import { FORM_NAMES, LEAD_STATUSES } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import styles from '../frame/frame.module.css';
import { useRead } from '../frame/use-read.ts';

const TEXTS = ['mobile', 'brand', 'model', 'district'] as const;
const DAYS = ['since', 'until'] as const;

type Props = {
  search: URLSearchParams;
  onFilter: (filters: Record<string, string>) => void;
};

/**
 * What the inbox is filtered by: product, place, form, status, days and whoever a lead was given to. Folded until it is
 * wanted: a dealer opens the inbox on a phone, for its newest leads.
 */
export function LeadFilters({ search, onFilter }: Props) {
  const { t } = useTranslation('desk');
  const { data: people = [] } = useRead<{ id: number; name: string }[]>('assignees');
  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    onFilter(Object.fromEntries(given.map(([name, value]) => [name, String(value)])));
  };
  const choices: [name: string, label: string, values: (readonly [string, string])[]][] = [
    ['status', t('status'), LEAD_STATUSES.map((one) => [one, t(`lead_status.${one}`)] as const)],
    ['form', t('form'), FORM_NAMES.map((one) => [one, t(`form_of.${one}`)] as const)],
    [
      'assignee',
      t('assignee'),
      [['none', t('nobody')], ...people.map(({ id, name }) => [String(id), name] as const)],
    ],
  ];
  return (
    <details open={search.size > 0}>
      <summary className={styles.summary}>{t('filter_by')}</summary>
      <form className={styles.form} onSubmit={filter} key={`${search} ${people.length}`}>
        {choices.map(([name, label, values]) => (
          <Field key={name} label={label}>
            {(control) => (
              <NativeSelect {...control} name={name} defaultValue={search.get(name) ?? ''}>
                <option value="">{t('all')}</option>
                {values.map(([value, shown]) => (
                  <option key={value} value={value}>
                    {shown}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
        {TEXTS.map((name) => (
          <Field key={name} label={t(`lead.${name}`)}>
            {(control) => (
              <TextInput {...control} name={name} defaultValue={search.get(name) ?? ''} />
            )}
          </Field>
        ))}
        {DAYS.map((name) => (
          <Field key={name} label={t(`lead.${name}`)}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                type="date"
                defaultValue={search.get(name) ?? ''}
              />
            )}
          </Field>
        ))}
        <Button type="submit">{t('filter')}</Button>
      </form>
    </details>
  );
}
