import { ApiError, getSellerListings, type SellerListings } from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import { type LoaderFunctionArgs, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import { PageFrame } from '../components/page-frame.tsx';
import { ClosedPage } from './closed-page.tsx';
import { MyListingCard } from './my-listing-card.tsx';
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
    getSellerListings({ draft, language }, options).catch((error) => {
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
