import { type ContentDetail, type ContentRow, sendDeskRequest } from '@tractor-haat/api-client';
import { useBlocker, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { formatMoment } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';
import { useAction, useDeskData } from '../frame/use-desk-data.ts';
import { createEmptyValue } from './format-field-value.ts';
import { listChangedFields, RowFields } from './row-fields.tsx';

const READ_ONLY_FIELDS = ['id', 'key', 'slug', 'revision', 'history'];

type Props = { kind: string; id: string; onChanged: () => void };

export function RowEditor({ kind, id, onChanged }: Props) {
  const { t } = useTranslation('desk');
  const path = `content/${kind}/${id}`;
  const { data: row, failedStatus } = useDeskData<ContentDetail>(path);
  if (row !== undefined)
    return <RowForm kind={kind} path={path} initialRow={row} onChanged={onChanged} />;
  return failedStatus === undefined ? <p>{t('loading')}</p> : <Alert>{t('failed')}</Alert>;
}

type FormProps = { kind: string; path: string; initialRow: ContentDetail; onChanged: () => void };

/** Only a save or an undo replaces the row, because a newer `initialRow` would make untouched fields look changed. */
function RowForm({ kind, path, initialRow, onChanged }: FormProps) {
  const { t } = useTranslation('desk');
  const [row, setRow] = useState(initialRow);
  const { run, isBusy, message, validationErrors } = useAction();
  const form = useUnsavedForm();
  // A new key remounts the fields with the values of the row.
  const [formKey, setFormKey] = useState(0);
  const names = Object.keys(row).filter((name) => !READ_ONLY_FIELDS.includes(name));
  const send = (method: 'PATCH' | 'POST', to: string, body: object) =>
    run(async () => {
      const sentContent = form.readContent();
      const { data } = await sendDeskRequest<ContentDetail>(method, to, body);
      // Text typed during the save remains an unsaved change of the new revision.
      if (form.readContent() === sentContent) setFormKey((previous) => previous + 1);
      setRow(data);
      onChanged();
      return t('saved');
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const fields = listChangedFields(form.readFormData(), { kind, names, row });
    send('PATCH', path, { revision: row.revision, fields });
  };
  const undo = () => {
    if (form.confirmDiscard()) send('POST', `${path}/undo`, {});
  };
  return (
    <section aria-label={String(row.key ?? row.slug)} className={styles.item}>
      <h2>{String(row.key ?? row.slug)}</h2>
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <form className={styles.form} onSubmit={save} key={formKey} ref={form.ref}>
        <RowFields {...{ kind, names, row, validationErrors }} />
        <Button type="submit" isPending={isBusy}>
          {t('save')}
        </Button>
        <Button variant="quiet" isPending={isBusy} onClick={undo}>
          {t('undo')}
        </Button>
      </form>
      <h3>{t('history')}</h3>
      <ol className={styles.list}>
        {row.history.map(({ revision, at, who, before, after }) => (
          <li key={revision}>
            {formatMoment(at)} {who}
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

const DATABASE_COLUMNS = ['id', 'revision'];

type NewRowProps = {
  kind: string;
  /** Existing row of the same kind, whose fields the form shows. */
  exampleRow: ContentRow;
  onCreated: (id: string) => void;
};

export function NewRow({ kind, exampleRow, onCreated }: NewRowProps) {
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

/** For uncontrolled fields. Leaving the page with unsaved changes requires a confirmation. */
function useUnsavedForm() {
  const { t } = useTranslation('desk');
  const form = useRef<HTMLFormElement>(undefined);
  const savedContent = useRef('');
  const ref = useCallback((element: HTMLFormElement | null) => {
    // React attaches the same element again when a hidden page is shown.
    if (element === null || element === form.current) return;
    form.current = element;
    savedContent.current = serialiseForm(element);
  }, []);
  const readContent = useCallback(() => (form.current ? serialiseForm(form.current) : ''), []);
  const hasChanges = useCallback(() => readContent() !== savedContent.current, [readContent]);
  /** True without changes, or if the person confirms. */
  const confirmDiscard = () => !hasChanges() || window.confirm(t('unsaved'));
  const blocker = useBlocker(() => !confirmDiscard());
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
  const markSaved = () => {
    savedContent.current = readContent();
  };
  const readFormData = () => new FormData(form.current);
  return { ref, readContent, readFormData, confirmDiscard, markSaved };
}

const serialiseForm = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);
