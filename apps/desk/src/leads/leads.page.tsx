import type { DeskLead } from '@tractor-haat/api-client';
import { Link, useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { formatMoment } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';
import { ListPages } from '../frame/list-pages.tsx';
import { useDeskData } from '../frame/use-desk-data.ts';
import { LeadFilters } from './lead-filters.tsx';

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
