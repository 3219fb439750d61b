import type { NotebookKind } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { type NotebookEntry, takeOut, writeEntry } from './kept/entries.ts';
import { giveToLists } from './kept/saved-tractors.ts';
import type { SeenPage } from './kept/seen-pages.ts';
import styles from './notebook.module.css';
import type { EntriesProps } from './notes.tsx';

/** Saved tractors, with pictures in the size that the offline cache has. */
export function Tractors({ entries, onChange }: EntriesProps) {
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
          <Row
            key={entry.id}
            entry={entry}
            onOut={async () => {
              giveToLists([{ ...entry, gone: true }]);
              await takeOut(entry);
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
  readonly seen: readonly SeenPage[];
};

/** Saved comparisons, calculations or dealers, and visited ones that can be saved. */
export function SavedPages({ entries, onChange, kind, seen }: SavedPagesProps) {
  const { t } = useTranslation('notebook');
  const savedEntries = entries.filter((entry) => entry.kind === kind);
  const offered = seen.filter(
    (one) => one.kind === kind && !savedEntries.some(({ to }) => to === one.to),
  );
  return (
    <section className={styles.box}>
      <h2>{t(`kept.${kind}`)}</h2>
      {savedEntries.length + offered.length === 0 ? <p>{t(`none.${kind}`)}</p> : null}
      <ul className={styles.rows}>
        {savedEntries.map((entry) => (
          <Row key={entry.id} entry={entry} onOut={() => takeOut(entry).then(onChange)} />
        ))}
      </ul>
      {offered.length > 0 ? <h3>{t('seen')}</h3> : null}
      <ul className={styles.rows}>
        {offered.map((page) => (
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

function Row({ entry, onOut }: { entry: NotebookEntry; onOut: () => Promise<void> }) {
  const { t } = useTranslation('notebook');
  return (
    <li className={styles.line}>
      {entry.picture ? <img src={entry.picture} alt="" width={80} height={60} /> : null}
      <EntryLink {...entry} />
      <Button
        size="small"
        variant="text"
        aria-label={t('take_out_named', { name: entry.title })}
        onClick={onOut}
      >
        {t('take_out')}
      </Button>
    </li>
  );
}

/** Shows the figures from the URL, because the titles of calculations are the same. */
function EntryLink({ title, to, kind }: Pick<NotebookEntry, 'title' | 'to' | 'kind'>) {
  const [, query = ''] = to.split('?');
  const figures = kind === 'sum' ? [...new URLSearchParams(query).values()].join(' · ') : '';
  return (
    <span className={styles.text}>
      <Link to={to}>{title}</Link>
      {figures ? <span className={styles.soft}> {figures}</span> : null}
    </span>
  );
}
