import {
  ApiError,
  api,
  photoPath,
  type SellerListing,
  type SellerListings,
} from '@tractor-haat/api-client';
import { formatRupees } from '@tractor-haat/i18n';
import { callApi, parsePageRequest, usedTractorName, usedTractorPath } from '@tractor-haat/pages';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, Button, SpecList } from '@tractor-haat/ui';
import { useEffect } from 'react';
import { PageFrame } from './form/page-frame.tsx';
import styles from './my-listings.module.css';

type MyListingsPage =
  | ({ readonly step: 'open' } & SellerListings)
  | {
      readonly step: 'closed';
      /** Listing key of an old link. Only older site servers leave it in the URL. */
      readonly key: string;
      readonly isOldLink: boolean;
      /** True if the API found no listing for the submitted form. */
      readonly hasNoListing: boolean;
    };

/**
 * Access depends on a cookie that only the API reads, so the server renders only the single-use result of a form. The
 * listings load in the browser.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<MyListingsPage> {
  const { language, query, options } = parsePageRequest(request);
  const draft = query.get('draft') ?? undefined;
  const queryResult = query.get('said');
  const key = query.get('key') ?? '';
  const closed = {
    step: 'closed',
    key,
    isOldLink: key !== '' || queryResult === 'old_link',
    hasNoListing: queryResult === 'none',
  } as const;
  if (draft === undefined && (typeof window === 'undefined' || closed.isOldLink)) return closed;
  const response = await callApi(() =>
    api.get('/api/v1/own-listing', { query: { draft, language }, ...options }).catch((error) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
      throw error;
    }),
  );
  if (response === null) return closed;
  const result =
    queryResult === 'listed' || queryResult === 'already' ? queryResult : response.said;
  return { step: 'open', said: result, listings: response.listings };
}

export function Component() {
  const { t } = useTranslation('sell');
  const page = useLoaderData<MyListingsPage>();
  return (
    <PageFrame
      title={t('own.title')}
      description={t('own.line')}
      heading={t('own.title')}
      intro={<p>{t('own.line')}</p>}
      breadcrumbs={[{ name: t('heading'), to: '/sell-old-tractor' }]}
      currentPage={t('own.title')}
    >
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        {page.step === 'closed' ? (
          <ClosedPage
            oldKey={page.key}
            isOldLink={page.isOldLink}
            hasNoListing={page.hasNoListing}
          />
        ) : null}
        {page.step === 'open' && page.said ? (
          <Alert tone="ok">{t(`own.${page.said}`)}</Alert>
        ) : null}
        {page.step === 'open'
          ? page.listings.map((listing) => <MyListingCard key={listing.id} listing={listing} />)
          : null}
      </div>
    </PageFrame>
  );
}

function MyListingCard({ listing }: { listing: SellerListing }) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  const { status, photos } = listing;
  return (
    <section className={styles.box}>
      <h2>{usedTractorName(listing)}</h2>
      <SpecList
        items={[
          { name: t('own.status'), value: t(`status.${status}`) },
          { name: t('field.price'), value: formatRupees(listing.price_inr, language) },
        ]}
      />
      {listing.decision ? (
        <Alert tone="info">
          {listing.decision.ask ? t('own.asked') : t('own.refused')} {listing.decision.reason}
        </Alert>
      ) : null}
      {photos.length > 0 && status !== 'rejected' ? (
        <ul className={styles.photos}>
          {photos.map(({ photo, width, height }, index) => (
            <li key={photo}>
              <img
                src={photoPath(photo, 'small')}
                width={width}
                height={height}
                alt={t('photos.one', { number: index + 1 })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {status === 'approved' ? (
        <p>
          <Link to={usedTractorPath(listing)}>{t('own.see')}</Link>
        </p>
      ) : null}
      {status === 'pending' || status === 'approved' ? (
        <form method="post" action="/api/used_tractor_sold">
          <input type="hidden" name="listing" value={listing.id} />
          <input type="hidden" name="language" value={language} />
          <Button type="submit" variant="action" wide>
            {t('own.mark_sold')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

type ClosedPageProps = { oldKey: string; isOldLink: boolean; hasNoListing: boolean };

/** An old link contains a listing key. It is in `oldKey`, or in a cookie if the site server has removed it. */
function ClosedPage({ oldKey, isOldLink, hasNoListing }: ClosedPageProps) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  // Removes the key from the URL and the browser history. The form still contains it.
  useEffect(() => {
    if (isOldLink) history.replaceState(history.state, '', location.pathname);
  }, [isOldLink]);
  return (
    <>
      {hasNoListing ? <Alert tone="info">{t('own.none')}</Alert> : null}
      <form method="post" action="/api/used_tractor_own" className={styles.box}>
        <p>{t(isOldLink ? 'own.old_link' : 'own.closed')}</p>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="key" value={oldKey} />
        <Button type="submit" variant="action" wide>
          {t('own.open')}
        </Button>
      </form>
      <p>
        {t('own.elsewhere')} <Link to="/my-data">{t('own.prove')}</Link>
      </p>
    </>
  );
}
