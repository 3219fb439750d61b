import type { NotebookKind } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import styles from './notebook.module.css';
import { type NotebookEntry, removeEntry, writeEntry } from './notebook-entry.ts';
import type { EntriesProps } from './notes.tsx';
import type { VisitedPage } from './read-visited-pages.ts';
import { updateSavedLists } from './sync-entries.ts';

export function SavedTractors({ entries, onChange }: EntriesProps) {
  const { t } = useTranslation('notebook');
  const tractors = entries.filter(({ kind }) => kind === 'tractor');
  return (
    <section className={styles.box}>
      <h2>{t('tractors')}</h2>
      {tractors.length === 0 ? (
        <p>
          <Link to="/tractors">{t('no_tractors')}</Link>
        </p>
      ) : null}
      <ul className={styles.rows}>
        {tractors.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            onRemove={async () => {
              updateSavedLists([{ ...entry, gone: true }]);
              await removeEntry(entry);
              await onChange();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type SavedPagesProps = EntriesProps & {
  readonly kind: Exclude<NotebookKind, 'note' | 'tractor'>;
  readonly visitedPages: readonly VisitedPage[];
};

export function SavedPages({ entries, onChange, kind, visitedPages }: SavedPagesProps) {
  const { t } = useTranslation('notebook');
  const savedEntries = entries.filter((entry) => entry.kind === kind);
  const suggestedPages = visitedPages.filter(
    (page) => page.kind === kind && !savedEntries.some(({ to }) => to === page.to),
  );
  return (
    <section className={styles.box}>
      <h2>{t(`kept.${kind}`)}</h2>
      {savedEntries.length + suggestedPages.length === 0 ? <p>{t(`none.${kind}`)}</p> : null}
      <ul className={styles.rows}>
        {savedEntries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            onRemove={() => removeEntry(entry).then(onChange)}
          />
        ))}
      </ul>
      {suggestedPages.length > 0 ? <h3>{t('seen')}</h3> : null}
      <ul className={styles.rows}>
        {suggestedPages.map((page) => (
          <li key={page.to} className={styles.line}>
            <EntryLink {...page} />
            <Button
              size="small"
              variant="quiet"
              aria-label={t('keep_named', { name: page.title })}
              onClick={() => writeEntry(page).then(onChange)}
            >
              {t('keep')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EntryRow({ entry, onRemove }: { entry: NotebookEntry; onRemove: () => Promise<void> }) {
  const { t } = useTranslation('notebook');
  return (
    <li className={styles.line}>
      {entry.picture ? <img src={entry.picture} alt="" width={80} height={60} /> : null}
      <EntryLink {...entry} />
      <Button
        size="small"
        variant="text"
        aria-label={t('take_out_named', { name: entry.title })}
        onClick={onRemove}
      >
        {t('take_out')}
      </Button>
    </li>
  );
}

function EntryLink({ title, to, kind }: Pick<NotebookEntry, 'title' | 'to' | 'kind'>) {
  const [, query = ''] = to.split('?');
  // The values of a calculation distinguish it from others with the same title.
  const urlValues = kind === 'sum' ? [...new URLSearchParams(query).values()].join(' · ') : '';
  return (
    <span className={styles.text}>
      <Link to={to}>{title}</Link>
      {urlValues ? <span className={styles.softText}> {urlValues}</span> : null}
    </span>
  );
}
