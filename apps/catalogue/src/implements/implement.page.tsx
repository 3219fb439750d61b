import {
  api,
  type ImplementCard as Card,
  type ImplementDetail,
  sharePicture,
} from '@tractor-haat/api-client';
import { formatNumber } from '@tractor-haat/i18n';
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
import { MaskedPrice, MissingPrice, SpecList, Tag } from '@tractor-haat/ui';
import styles from '../products/detail.module.css';
import {
  GetPrice,
  ImplementCard,
  toImplementPath,
  useImplementFacts,
} from '../products/implement-card.tsx';
import { NotFoundSuggestions } from '../products/not-found-suggestions.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { ProductPicture } from '../products/product-picture.tsx';
import { ShareLink } from '../products/share-link.tsx';
import { SourceNote } from '../products/source-note.tsx';
import { Similar, TractorRows } from '../products/tractor-rows.tsx';

type PageData =
  | { readonly implement: ImplementDetail; readonly suggestions?: never }
  | { readonly implement?: never; readonly suggestions: readonly Card[] };

const MAX_SUGGESTIONS = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parsePageRequest(request);
  const { brand = '', slug = '', id = '' } = params;
  const fetchImplement = () =>
    api.get('/api/v1/implements/:id', { params: { id }, query: { language }, ...options });
  const { found: implement, status } = await loadById(id, fetchImplement);
  if (!implement) {
    const suggestions = await api
      .get('/api/v1/implements', { query: { language }, ...options })
      .then(
        ({ items }) => items.slice(0, MAX_SUGGESTIONS),
        () => [],
      );
    return data<PageData>({ suggestions }, { status });
  }
  if (implement.slug !== slug || implement.brand_slug !== brand) {
    throw redirect(toImplementPath(implement), 301);
  }
  const pageData: PageData = { implement };
  return pageData;
}

export function Component() {
  const { implement, suggestions } = useLoaderData<PageData>();
  if (implement) return <ImplementView key={implement.id} implement={implement} />;
  return (
    <NotFoundSuggestions>
      {suggestions.map((suggestion) => (
        <ImplementCard key={suggestion.id} implement={suggestion} />
      ))}
    </NotFoundSuggestions>
  );
}

function ImplementView({ implement }: { implement: ImplementDetail }) {
  const { t } = useTranslation('implements');
  const { origin, language } = usePage();
  const name = `${implement.brand_name.text} ${implement.model}`;
  const facts = useImplementFacts(implement).join(', ');
  const description = t('detail.description', { name, facts });
  const isHidden = implement.price === 'hidden';
  return (
    <PageFrame
      title={t('detail.title', { name })}
      description={description}
      picture={sharePicture(implement.picture)}
      heading={name}
      properNames={[name, implement.model]}
      breadcrumbs={[
        { name: t('list.implements_title'), to: '/tractor-implements-in-india' },
        {
          name: implement.type_name.text,
          to: `/tractor-implements-in-india/${implement.type_slug}`,
        },
      ]}
      currentPage={implement.model}
    >
      <JsonLd
        data={{
          '@type': 'Product',
          name,
          description,
          brand: { '@type': 'Brand', name: implement.brand_name.text },
          category: implement.type_name.text,
          image: origin + sharePicture(implement.picture).path,
        }}
      />
      <div className={styles.top}>
        <ProductPicture picture={implement.picture} />
        <div className={styles.buy}>
          {isHidden ? (
            <MaskedPrice label={t('price.hidden')} size="big" />
          ) : (
            <MissingPrice>{t('price.coming_soon')}</MissingPrice>
          )}
          {isHidden ? <p className={styles.note}>{t('price.after_code')}</p> : null}
          <GetPrice implement={implement} variant="action" />
          <ShareLink name={name} />
          <p lang={implement.type_description.language}>{implement.type_description.text}</p>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section>
            <h2>{t('detail.spec')}</h2>
            <SpecList items={useSpecRows(implement)} />
            <SourceNote of={implement} />
          </section>
        </div>
        <div className={styles.side}>
          <TractorRows
            title={t('detail.tractors')}
            emptyText={t('detail.tractors_none')}
            tractors={implement.tractors}
            note={({ hp, fit }) => (
              <>
                <span>{formatNumber(hp, language)} HP</span>
                <Tag variant={fit === 'easy' ? 'chosen' : 'note'}>{t(`detail.fit_${fit}`)}</Tag>
              </>
            )}
          />
        </div>
      </div>
      <Similar title={t('detail.similar')}>
        {implement.similar.map((similarImplement) => (
          <ImplementCard key={similarImplement.id} implement={similarImplement} layout="stand" />
        ))}
      </Similar>
    </PageFrame>
  );
}

const SPEC_KEYS = [
  'weight_kg',
  'rows',
  'tynes',
  'bottoms',
  'discs',
  'blades_min',
  'tank_l',
  'payload_t',
  'engine_hp',
  'row_spacing_mm',
];

/** Rows that every implement has, then its own specifications. */
function useSpecRows(implement: ImplementDetail) {
  const { t } = useTranslation('implements');
  const { language } = usePage();
  const { working_width_mm: width, required_hp_min: min, required_hp_max: max, specs } = implement;
  const hp =
    min === null
      ? null
      : max !== null && max > min
        ? t('implement.needs_range', { min, max })
        : t('implement.needs_min', { min });
  return [
    { name: t('detail.type'), value: implement.type_name.text },
    {
      name: t('detail.width'),
      value:
        width === null
          ? null
          : t('implement.width', { value: formatNumber(width / 1000, language) }),
    },
    { name: t('detail.power'), value: hp },
    ...SPEC_KEYS.flatMap((key) => {
      const value = specs[key];
      if (typeof value !== 'number') return [];
      const max = key === 'blades_min' ? specs.blades_max : undefined;
      const range = typeof max === 'number' ? [value, max] : [value];
      const text = range.map((number) => formatNumber(number, language)).join('–');
      return [{ name: t(`spec.${key}`), value: text }];
    }),
  ];
}
