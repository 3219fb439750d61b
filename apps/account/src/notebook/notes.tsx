import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Field, TextArea } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from './notebook.module.css';
import { type NotebookEntry, removeEntry, writeEntry } from './notebook-entry.ts';
import { requestPersistentStorage } from './stores.ts';

export interface EntriesProps {
  readonly entries: readonly NotebookEntry[];
  readonly onChange: () => Promise<void>;
}

const MAX_CHARACTERS = 2000;
/** The accessible name of a Remove button contains the start of its note. */
const MAX_LABEL_CHARACTERS = 40;

export function Notes({ entries, onChange }: EntriesProps) {
  const { t } = useTranslation('notebook');
  const { language } = usePage();
  const [editedNote, setEditedNote] = useState<NotebookEntry>();
  const notes = entries.filter(({ kind }) => kind === 'note');
  return (
    <section className={styles.box}>
      <h2>{t('notes')}</h2>
      <NoteForm
        key={editedNote?.id ?? ''}
        note={editedNote}
        onSave={async (text) => {
          await writeEntry({ kind: 'note', text }, editedNote);
          void requestPersistentStorage();
          setEditedNote(undefined);
          await onChange();
        }}
      />
      <ul className={styles.rows}>
        {notes.map((note) => (
          <li key={note.id} className={styles.row}>
            <p className={styles.text}>{note.text}</p>
            <p className={styles.softText}>{formatDate(new Date(note.at), language)}</p>
            <span className={styles.buttons}>
              <Button size="small" variant="quiet" onClick={() => setEditedNote(note)}>
                {t('edit')}
              </Button>
              <Button
                size="small"
                variant="text"
                onClick={() => removeEntry(note).then(onChange)}
                aria-label={t('take_out_named', { name: note.text.slice(0, MAX_LABEL_CHARACTERS) })}
              >
                {t('take_out')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NoteFormProps {
  readonly note: NotebookEntry | undefined;
  readonly onSave: (text: string) => Promise<void>;
}

function NoteForm({ note, onSave }: NoteFormProps) {
  const { t } = useTranslation('notebook');
  const [text, setText] = useState(note?.text ?? '');
  const [isEmpty, setEmpty] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() === '') return;
    await onSave(text.trim());
    setText('');
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Field label={t('note')} error={isEmpty ? t('note_empty') : undefined}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={text}
            maxLength={MAX_CHARACTERS}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="action">
        {t('save')}
      </Button>
    </form>
  );
}
