import {
  ApiError,
  getOwnListing,
  markSold,
  type OwnListing,
  photoAddress,
} from '@tractor-haat/api-client';
import { addressIn, formatRupees } from '@tractor-haat/i18n';
import { fromApi, parsePageRequest, usedAddress, usedName } from '@tractor-haat/pages';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, Button, ButtonLink, SpecList } from '@tractor-haat/ui';
import { WhatsAppIcon } from '@tractor-haat/ui/icons';
import { type FormEvent, useState } from 'react';
import { PageFrame } from '../components/page-frame.tsx';
import styles from './own-listing.module.css';

interface OwnPage {
  readonly key: string;
  readonly said: 'listed' | 'already' | 'sold' | null;
  readonly listing: OwnListing;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<OwnPage> {
  const { language, query, options } = parsePageRequest(request);
  const key = query.get('key') ?? '';
  if (key === '') throw notFound();
  const listing = await fromApi(() =>
    getOwnListing({ key, language }, options).catch((error) => {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }),
  );
  const heard = query.get('said');
  const said = heard === 'listed' || heard === 'already' || heard === 'sold' ? heard : null;
  return { key, said, listing };
}

/** The seller's own page of a listing: how it stands, and the end of it. Whoever has the link has the page. */
export function Component() {
  const { t } = useTranslation('sell');
  const { language, origin } = usePage();
  const { key, said, listing } = useLoaderData<OwnPage>();
  const [isSold, setSold] = useState(listing.status === 'sold');
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const name = usedName(listing);
  const status = isSold ? 'sold' : listing.status;
  const own = `${origin}${addressIn(language, `/sell-old-tractor/listing?key=${key}`)}`;

  async function sell(event: FormEvent) {
    event.preventDefault();
    setState('busy');
    try {
      await markSold({ key, language });
      setSold(true);
      setState('rest');
    } catch (error) {
      console.info('The listing stays', error);
      setState('failed');
    }
  }
  return (
    <PageFrame
      title={t('own.title', { name })}
      description={t('own.line')}
      heading={name}
      intro={<p>{t('own.line')}</p>}
      way={[{ name: t('heading'), to: '/sell-old-tractor' }]}
      here={name}
    >
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        {said && said !== 'sold' && !isSold ? <Alert tone="ok">{t(`own.${said}`)}</Alert> : null}
        {isSold ? <Alert tone="ok">{t('own.sold')}</Alert> : null}
        <SpecList
          items={[
            { name: t('own.status'), value: t(`status.${status}`) },
            { name: t('field.price'), value: formatRupees(listing.price_inr, language) },
          ]}
        />
        {listing.photos.length > 0 && status !== 'rejected' ? (
          <ul className={styles.photos}>
            {listing.photos.map(({ photo, width, height }, place) => (
              <li key={photo}>
                <img
                  src={photoAddress(photo, 'small')}
                  width={width}
                  height={height}
                  alt={t('photos.one', { number: place + 1 })}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {status === 'approved' ? (
          <p>
            <Link to={usedAddress(listing)}>{t('own.see')}</Link>
          </p>
        ) : null}
        {status === 'pending' || status === 'approved' ? (
          <form method="post" action="/api/used_tractor_sold" onSubmit={sell}>
            <input type="hidden" name="plain" value="1" />
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="language" value={language} />
            <Button type="submit" variant="action" wide busy={state === 'busy'}>
              {t('own.mark_sold')}
            </Button>
          </form>
        ) : null}
        {state === 'failed' ? <Alert>{t('problem.failed')}</Alert> : null}
        <section className={styles.keep}>
          <h2>{t('own.keep')}</h2>
          <p>{t('own.keep_line')}</p>
          <ButtonLink
            to={`https://wa.me/?text=${encodeURIComponent(`${name} ${own}`)}`}
            rel="noopener nofollow"
            target="_blank"
            icon={<WhatsAppIcon size={20} />}
          >
            {t('own.send')}
          </ButtonLink>
        </section>
      </div>
    </PageFrame>
  );
}
