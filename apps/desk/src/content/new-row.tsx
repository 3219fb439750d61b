import { ApiError, type ContentDetail, type ContentRow, sendDesk } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { emptyLike } from './field-value.ts';
import { changedFields, RowFields } from './row-fields.tsx';

/** What the database numbers by itself. */
const ITS_OWN = ['id', 'revision'];

type Props = {
  kind: string;
  /** A row of the kind, whose fields are asked for. */
  like: ContentRow;
  onMade: (id: string) => void;
};

/** A row that is not there yet. */
export function NewRow({ kind, like, onMade }: Props) {
  const { t } = useTranslation('desk');
  const [failed, setFailed] = useState<string>();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const names = Object.keys(like).filter((name) => !ITS_OWN.includes(name));
  const row = Object.fromEntries(names.map((name) => [name, emptyLike(like[name])]));
  if (kind === 'posts') row.state = 'draft';
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = changedFields(new FormData(event.currentTarget), { kind, names, row });
    try {
      const body = { fields: { ...row, ...typed } };
      const { data } = await sendDesk<ContentDetail>('POST', `content/${kind}`, body);
      onMade(data.id);
    } catch (error) {
      setFaults((error instanceof ApiError && error.body?.faults) || {});
      setFailed(told(error, t));
    }
  };
  return (
    <section aria-label={t(`new_of.${kind}`)} className={styles.item}>
      <h2>{t(`new_of.${kind}`)}</h2>
      {failed && <Alert tone="bad">{failed}</Alert>}
      <form className={styles.form} onSubmit={save}>
        <RowFields {...{ kind, names, row, faults }} />
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}
