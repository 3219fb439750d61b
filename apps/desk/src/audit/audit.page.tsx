import type { AuditEvent } from '@tractor-haat/api-client';
import { Link, useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import { DeskFrame } from '../frame/desk-frame.tsx';
import styles from '../frame/frame.module.css';
import { useRead } from '../frame/use-read.ts';

/** Who did what, newest first. */
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
  const { data, next, failed } = useRead<AuditEvent[]>(`audit?${search}`);
  if (failed !== undefined) return <Alert>{t('failed')}</Alert>;
  if (data === undefined) return <p>{t('loading')}</p>;
  return (
    <>
      <ol className={styles.list}>
        {data.map(({ id, at, who, what, object, before, after }) => (
          <li key={id} className={styles.item}>
            <p>
              <b>{what}</b> {object}
            </p>
            <p className={styles.soft}>
              {at.slice(0, 19).replace('T', ' ')} {who}
            </p>
            {(before !== null || after !== null) && (
              <p>
                {JSON.stringify(before)} → {JSON.stringify(after)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {next && <Link to={`/desk/audit?after=${next}`}>{t('older')}</Link>}
    </>
  );
}
