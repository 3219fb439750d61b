import type { AuditEvent } from '@tractor-haat/api-client';
import { useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { formatMoment, SECOND_LENGTH } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';
import { ListPages } from '../frame/list-pages.tsx';
import { useDeskData } from '../frame/use-desk-data.ts';

export function Component() {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame tab="audit" title={t('tab.audit')}>
      {() => <Events />}
    </DeskFrame>
  );
}

function Events() {
  const { t } = useTranslation('desk');
  const [search] = useSearchParams();
  const { data, next, failedStatus, isLoading } = useDeskData<AuditEvent[]>(`audit?${search}`);
  return (
    <>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {data === undefined && isLoading && <p>{t('loading')}</p>}
      {data?.length === 0 && <p>{t('nothing')}</p>}
      <ol className={styles.list}>
        {data?.map(({ id, at, who, what, object, before, after }) => (
          <li key={id} className={styles.item}>
            <p>
              <b>{what}</b> {object}
            </p>
            <p className={styles.soft}>
              {formatMoment(at, SECOND_LENGTH)} {who}
            </p>
            {(before !== null || after !== null) && (
              <p>
                {JSON.stringify(before)} → {JSON.stringify(after)}
              </p>
            )}
          </li>
        ))}
      </ol>
      <ListPages path="/desk/audit" search={search} next={next} />
    </>
  );
}
