import type { MyEnquiry } from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import { formatDate } from '@tractor-haat/i18n';
import {
  Link,
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, Button, useHydrated, Wrap } from '@tractor-haat/ui';
import styles from './notebook.module.css';
import { Notes } from './notes.tsx';
import { Photos } from './photos.tsx';
import { SavedPages, SavedTractors } from './saved-pages.tsx';
import { type Notebook, useNotebook } from './use-notebook.ts';
import { Waiting } from './waiting.tsx';

export { loadNotebook as loader };

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

interface NotebookPage {
  readonly enquiries: readonly MyEnquiry[] | null;
}

/**
 * Without JavaScript the enquiries are in the draft that a posted form created. With JavaScript they load after
 * hydration, so the HTML contains no personal data.
 */
async function loadNotebook({ request }: LoaderFunctionArgs): Promise<NotebookPage> {
  const draft = await loadFormDraft(request);
  const enquiries = draft?.values.enquiries;
  return { enquiries: enquiries === undefined ? null : JSON.parse(enquiries) };
}

interface EnquiriesProps {
  /** Null until loaded. */
  readonly enquiries: readonly MyEnquiry[] | null;
  /** True without JavaScript, where a form button loads the enquiries. */
  readonly isPlain?: boolean;
}

function Enquiries({ enquiries, isPlain = false }: EnquiriesProps) {
  const { t } = useTranslation('notebook');
  const { language } = usePage();
  const languageField = <input type="hidden" name="language" value={language} />;
  return (
    <section className={styles.box}>
      <h2>{t('enquiries')}</h2>
      {isPlain ? (
        <form method="post" action="/api/own_enquiries" className={styles.plain}>
          {languageField}
          <Button type="submit">{t('show_enquiries')}</Button>
        </form>
      ) : null}
      {enquiries?.length === 0 ? <p>{t('no_enquiries')}</p> : null}
      <ul className={styles.rows}>
        {enquiries?.map(({ primary_id, form, about, state, at }) => (
          <li key={primary_id} className={styles.row}>
            <b>{t(`form.${form}`, { defaultValue: form })}</b>
            {about ? <span>{about}</span> : null}
            <span className={styles.softText}>
              {formatDate(new Date(at), language)}: {t(`state.${state}`)}
            </span>
            {state === 'waiting' ? (
              <form method="post" action="/api/enquiry_otp_resend">
                {languageField}
                <input type="hidden" name="primary_id" value={primary_id} />
                <Button type="submit" size="small">
                  {t('get_code')}
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Download({ notebook }: { notebook: Notebook }) {
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
