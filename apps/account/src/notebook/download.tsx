import { useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import styles from './notebook.module.css';
import type { Notebook } from './use-notebook.ts';

export function Download({ notebook }: { notebook: Notebook }) {
  const { t } = useTranslation('notebook');
  return (
    <section className={styles.box}>
      <h2>{t('download_title')}</h2>
      <p>{t('download_line')}</p>
      <Button onClick={() => saveFile(toFileText(notebook))}>{t('download')}</Button>
    </section>
  );
}

function toFileText({ entries, enquiries, waiting, photos }: Notebook): string {
  const entryFields = entries.map(({ kind, at, title, text, to }) => ({
    kind,
    at,
    title,
    text,
    to,
  }));
  const enquiryFields = enquiries.map(({ form, about, state, at }) => ({ form, about, state, at }));
  const waitingFields = waiting.map(({ form, about, at, body }) => ({ form, about, at, body }));
  const fileContent = {
    made_at: new Date(),
    entries: entryFields,
    enquiries: enquiryFields,
    waiting: waitingFields,
    photos,
  };
  return JSON.stringify(fileContent, null, 2);
}

function saveFile(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: 'notebook.json' }).click();
  // Revoking the URL before the download has started would cancel it.
  setTimeout(() => URL.revokeObjectURL(href));
}
