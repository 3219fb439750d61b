import { type DeskLead, FORM_NAMES, LEAD_STATUSES } from '@tractor-haat/api-client';
import { Link, useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { formatMoment } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';
import { ListPages } from '../frame/list-pages.tsx';
import { useDeskData } from '../frame/use-desk-data.ts';
import { useUrlFields } from '../frame/use-url-fields.ts';

export function Component() {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame tab="leads" title={t('tab.leads')}>
      {() => <Leads />}
    </DeskFrame>
  );
}

function Leads() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  const { data, next, failedStatus, isLoading } = useDeskData<DeskLead[]>(`leads?${query}`);
  const csvQuery = new URLSearchParams([...search].filter(([name]) => name !== 'after'));
  return (
    <>
      <LeadFilters search={search} onFilter={setSearch} />
      <p>
        <a href={`/api/desk/leads.csv?${csvQuery}`} download>
          {t('csv')}
        </a>
      </p>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {data === undefined && isLoading && <p>{t('loading')}</p>}
      {data?.length === 0 && <p>{t('nothing')}</p>}
      <ul className={styles.list}>
        {data?.map((lead) => (
          <li key={lead.id} className={styles.item}>
            <p>
              <Link to={`/desk/leads/${lead.id}`}>
                <b>{lead.name}</b>
              </Link>{' '}
              {lead.mobile} · {t(`lead_status.${lead.status}`)}
            </p>
            <p>{[lead.brand, lead.type, lead.model].filter(Boolean).join(' · ')}</p>
            <p className={styles.soft}>
              {[lead.tehsil, lead.district, lead.state, lead.assignee_name, lead.follow_up]
                .filter(Boolean)
                .join(' · ')}{' '}
              <time dateTime={lead.verified_at}>{formatMoment(lead.verified_at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <ListPages path="/desk/leads" search={search} next={next} />
    </>
  );
}

const TEXT_FILTERS = ['mobile', 'brand', 'model', 'district'] as const;
const DATE_FILTERS = ['since', 'until'] as const;

type Props = {
  search: URLSearchParams;
  onFilter: (filters: Record<string, string>) => void;
};

type Option = readonly [value: string, label: string];

const FILTER_NAMES = ['status', 'form', 'assignee', ...TEXT_FILTERS, ...DATE_FILTERS];

/** Collapsed while no filter is set, so a phone shows the newest leads first. */
function LeadFilters({ search, onFilter }: Props) {
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
