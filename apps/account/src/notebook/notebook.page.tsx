import { Link, PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Alert, useHydrated, Wrap } from '@tractor-haat/ui';
import { Download } from './download.tsx';
import { Enquiries } from './enquiries.tsx';
import type { NotebookPage } from './load-notebook.ts';
import styles from './notebook.module.css';
import { Notes } from './notes.tsx';
import { Photos } from './photos.tsx';
import { SavedPages, SavedTractors } from './saved-pages.tsx';
import { useNotebook } from './use-notebook.ts';
import { Waiting } from './waiting/waiting.tsx';

export { loadNotebook as loader } from './load-notebook.ts';

export function Component() {
  const { t } = useTranslation('notebook');
  const isHydrated = useHydrated();
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('title')} description={t('lead')} />
      <meta name="robots" content="noindex" />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.sections}>{isHydrated ? <HydratedNotebook /> : <PlainNotebook />}</div>
    </Wrap>
  );
}

function PlainNotebook() {
  const { t } = useTranslation('notebook');
  const { enquiries } = useLoaderData<NotebookPage>();
  return (
    <>
      <p>{t('needs_script')}</p>
      <Enquiries enquiries={enquiries} isPlain />
      <p>
        <Link to="/tractors">{t('see_tractors')}</Link>
      </p>
    </>
  );
}

function HydratedNotebook() {
  const { t } = useTranslation('notebook');
  const { notebook, syncResult, isSignedIn, refresh } = useNotebook();
  if (notebook === 'reading') return null;
  if (notebook === 'forbidden') return <Alert tone="info">{t('forbidden')}</Alert>;
  const { entries, photos, visitedPages, waiting, enquiries } = notebook;
  const entriesProps = { entries, onChange: refresh };
  return (
    <>
      <Waiting forms={waiting} onChange={refresh} />
      <Notes {...entriesProps} />
      <SavedTractors {...entriesProps} />
      <SavedPages {...entriesProps} kind="comparison" visitedPages={visitedPages} />
      <SavedPages {...entriesProps} kind="sum" visitedPages={visitedPages} />
      <SavedPages {...entriesProps} kind="dealer" visitedPages={visitedPages} />
      <Enquiries enquiries={enquiries} />
      <Photos photos={photos} onChange={refresh} />
      <Download notebook={notebook} />
      {syncResult ? (
        <p role="status" className={styles.softText}>
          {t(`sync.${syncResult}`)}
        </p>
      ) : null}
      {isSignedIn && syncResult !== 'sign_in' ? null : (
        <p>
          <Link to="/sign-in">{t('sign_in')}</Link>
        </p>
      )}
    </>
  );
}
