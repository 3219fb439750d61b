import { type ContentDetail, type ContentRow, sendDeskRequest } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import styles from '../frame/frame.module.css';
import { useAction } from '../frame/use-action.ts';
import { useUnsavedForm } from '../frame/use-unsaved-form.ts';
import { createEmptyValue } from './format-field-value.ts';
import { listChangedFields, RowFields } from './row-fields.tsx';

const DATABASE_COLUMNS = ['id', 'revision'];

type Props = {
  kind: string;
  /** Existing row of the same kind, whose fields the form shows. */
  exampleRow: ContentRow;
  onCreated: (id: string) => void;
};

export function NewRow({ kind, exampleRow, onCreated }: Props) {
  const { t } = useTranslation('desk');
  const { run, isBusy, message, validationErrors } = useAction();
  const form = useUnsavedForm();
  const names = Object.keys(exampleRow).filter((name) => !DATABASE_COLUMNS.includes(name));
  const row = Object.fromEntries(names.map((name) => [name, createEmptyValue(exampleRow[name])]));
  if (kind === 'posts') row.state = 'draft';
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const typed = listChangedFields(form.readFormData(), { kind, names, row });
      const body = { fields: { ...row, ...typed } };
      const { data } = await sendDeskRequest<ContentDetail>('POST', `content/${kind}`, body);
      form.markSaved();
      onCreated(data.id);
    });
  };
  return (
    <section aria-label={t(`new_of.${kind}`)} className={styles.item}>
      <h2>{t(`new_of.${kind}`)}</h2>
      {message && <Alert>{message.text}</Alert>}
      <form className={styles.form} onSubmit={save} ref={form.ref}>
        <RowFields {...{ kind, names, row, validationErrors }} />
        <Button type="submit" isPending={isBusy}>
          {t('save')}
        </Button>
      </form>
    </section>
  );
}
