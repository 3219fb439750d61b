import {
  api,
  type TyreCard as Card,
  sharePicture,
  type TyreDetail,
} from '@tractor-haat/api-client';
import { formatDate, formatNumber } from '@tractor-haat/i18n';
import { loadById, parsePageRequest } from '@tractor-haat/pages';
import {
  data,
  JsonLd,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { SpecList } from '@tractor-haat/ui';
import styles from '../products/detail.module.css';
import { Enquire } from '../products/enquire.tsx';
import { NotFoundSuggestions } from '../products/not-found-suggestions.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { ProductPicture } from '../products/product-picture.tsx';
import { ProductPrice } from '../products/product-price.tsx';
import { ShareLink } from '../products/share-link.tsx';
import { SourceNote } from '../products/source-note.tsx';
import { Similar, TractorRows } from '../products/tractor-rows.tsx';
import { formatTyreName, TyreCard, toTyrePath } from '../products/tyre-card.tsx';

type PageData =
  | { readonly tyre: TyreDetail; readonly suggestions?: never }
  | { readonly tyre?: never; readonly suggestions: readonly Card[] };

const MAX_SUGGESTIONS = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parsePageRequest(request);
  const { brand = '', slug = '', id = '' } = params;
  const { found: tyre, status } = await loadById(id, () =>
    api.get('/api/v1/tyres/:id', { params: { id }, query: { language }, ...options }),
  );
  if (!tyre) {
    const suggestions = await api.get('/api/v1/tyres', { query: { language }, ...options }).then(
      ({ items }) => items.slice(0, MAX_SUGGESTIONS),
      () => [],
    );
    return data<PageData>({ suggestions }, { status });
  }
  if (tyre.slug !== slug || tyre.brand_slug !== brand) throw redirect(toTyrePath(tyre), 301);
  const pageData: PageData = { tyre };
  return pageData;
}

export function Component() {
  const { tyre, suggestions } = useLoaderData<PageData>();
  if (tyre) return <TyreView key={tyre.id} tyre={tyre} />;
  return (
    <NotFoundSuggestions>
      {suggestions.map((suggestion) => (
        <TyreCard key={suggestion.id} tyre={suggestion} />
      ))}
    </NotFoundSuggestions>
  );
}

function TyreView({ tyre }: { tyre: TyreDetail }) {
  const { t } = useTranslation('tyres');
  const { language, origin } = usePage();
  const name = formatTyreName(tyre);
  const position = t(`lists:value.position.${tyre.position}`);
  const description = t('detail.description', { name, position });
  const { price } = tyre;
  return (
    <PageFrame
      title={t('detail.title', { name })}
      description={description}
      picture={sharePicture(tyre.picture)}
      heading={name}
      properNames={[name, tyre.brand_name.text, `${tyre.model} ${tyre.size}`]}
      breadcrumbs={[
        { name: t('tyres'), to: '/tyres' },
        { name: tyre.brand_name.text, to: `/tyre/${tyre.brand_slug}-tractor-tyre-in-india` },
      ]}
      currentPage={`${tyre.model} ${tyre.size}`}
    >
      <JsonLd
        data={{
          '@type': 'Product',
          name,
          description,
          brand: { '@type': 'Brand', name: tyre.brand_name.text },
          image: origin + sharePicture(tyre.picture).path,
          ...(price
            ? {
                offers: {
                  '@type': 'AggregateOffer',
                  priceCurrency: 'INR',
                  lowPrice: price.min_inr,
                  highPrice: price.max_inr ?? price.min_inr,
                },
              }
            : {}),
        }}
      />
      <div className={styles.top}>
        <ProductPicture picture={tyre.picture} />
        <div className={styles.buy}>
          <ProductPrice price={price} range size="big" />
          {price ? (
            <p className={styles.note}>
              {t('tyre.one_tyre')}, {formatDate(price.as_of, language)}
            </p>
          ) : null}
          <Enquire
            form="tyre-price"
            productId={tyre.id}
            productName={name}
            productPicture={tyre.picture}
            prefill={{ brand: tyre.brand_slug, model: tyre.slug }}
            label={t(price ? 'lists:price.get' : 'lists:price.tell_me')}
          />
          <ShareLink name={name} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section>
            <h2>{t('detail.spec')}</h2>
            <SpecList
              items={[
                { name: t('tyre.size'), value: tyre.size },
                { name: t('tyre.position'), value: position },
                {
                  name: t('tyre.ply_rating'),
                  value: tyre.ply_rating === null ? null : String(tyre.ply_rating),
                },
                {
                  name: t('tyre.construction'),
                  value: tyre.construction && t(`tyre.${tyre.construction}`),
                },
                { name: t('tyre.tube_kind'), value: tyre.tube && t(`tyre.${tyre.tube}`) },
              ]}
            />
            <SourceNote of={tyre} />
          </section>
        </div>
        <div className={styles.side}>
          <TractorRows
            title={t('detail.fits')}
            emptyText={t('detail.fits_none')}
            tractors={tyre.fits}
            note={({ hp, at }) => (
              <span>
                <span>{hp === null ? '' : `${formatNumber(hp, language)} HP, `}</span>
                <span>{t(`lists:value.position.${at}`)}</span>
              </span>
            )}
          />
        </div>
      </div>
      <Similar title={t('detail.similar')}>
        {tyre.similar.map((similarTyre) => (
          <TyreCard key={similarTyre.id} tyre={similarTyre} layout="stand" />
        ))}
      </Similar>
    </PageFrame>
  );
}
