import { ApiError, type ContentDetail, sendDesk } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { useRead } from '../frame/use-read.ts';
import { changedFields, RowFields } from './row-fields.tsx';

/** Names of rows, which nobody changes, and what is no field. */
const FIXED = ['id', 'key', 'slug', 'revision', 'history'];

type Props = { kind: string; id: string };

/** One row: its fields, saving, undo and history. */
export function RowEditor({ kind, id }: Props) {
  const { t } = useTranslation('desk');
  const path = `content/${kind}/${id}`;
  const { data: row, failed, set } = useRead<ContentDetail>(path);
  const [notice, setNotice] = useState<{ tone: 'ok' | 'bad'; text: string }>();
  const [faults, setFaults] = useState<Record<string, string>>({});
  if (failed !== undefined) return <Alert>{t('failed')}</Alert>;
  if (row === undefined) return <p>{t('loading')}</p>;
  const names = Object.keys(row).filter((name) => !FIXED.includes(name));
  const send = async (method: 'PATCH' | 'POST', to: string, body: object) => {
    try {
      const answer = await sendDesk<ContentDetail>(method, to, body);
      set(answer.data);
      setFaults({});
      setNotice({ tone: 'ok', text: t('saved') });
    } catch (error) {
      setFaults((error instanceof ApiError && error.body?.faults) || {});
      setNotice({ tone: 'bad', text: told(error, t) });
    }
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = changedFields(new FormData(event.currentTarget), { kind, names, row });
    send('PATCH', path, { revision: row.revision, fields });
  };
  return (
    <section aria-label={String(row.key ?? row.slug)} className={styles.item}>
      <h2>{String(row.key ?? row.slug)}</h2>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      <form className={styles.form} onSubmit={save} key={row.revision}>
        <RowFields {...{ kind, names, row, faults }} />
        <Button type="submit">{t('save')}</Button>
        <Button variant="quiet" onClick={() => send('POST', `${path}/undo`, {})}>
          {t('undo')}
        </Button>
      </form>
      <h3>{t('history')}</h3>
      <ol className={styles.list}>
        {row.history.map(({ revision, at, who, before, after }) => (
          <li key={revision}>
            {at.slice(0, 16).replace('T', ' ')} {who}
            {Object.keys(after).map((name) => (
              <div key={name} className={styles.soft}>
                {name}: {JSON.stringify(before[name])} → {JSON.stringify(after[name])}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
