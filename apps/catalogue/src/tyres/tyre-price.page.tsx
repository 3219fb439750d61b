import { api, type TyreCard } from '@tractor-haat/api-client';
import { formatRupees } from '@tractor-haat/i18n';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Table } from '@tractor-haat/ui';
import { PageFrame } from '../products/page-frame.tsx';
import { formatTyreName, toTyrePath } from '../products/tyre-card.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<TyreCard[]> {
  const { language, options } = parsePageRequest(request);
  return callApi(async () => {
    const firstPage = await api.get('/api/v1/tyres', {
      query: { sort: 'size', language },
      ...options,
    });
    const furtherPages = await Promise.all(
      Array.from({ length: firstPage.pages - 1 }, (_, index) =>
        api.get('/api/v1/tyres', {
          query: { sort: 'size', page: index + 2, language },
          ...options,
        }),
      ),
    );
    return [firstPage, ...furtherPages].flatMap(({ items }) => items);
  });
}

export function Component() {
  const { t } = useTranslation('tyres');
  const { language } = usePage();
  const tyres = useLoaderData<TyreCard[]>();
  const sizes = [...new Set(tyres.map(({ size }) => size))];
  const formatPrice = ({ price }: TyreCard) => {
    if (!price) return '–';
    const from = formatRupees(price.min_inr, language);
    return price.max_inr === null ? from : `${from} – ${formatRupees(price.max_inr, language)}`;
  };
  return (
    <PageFrame
      title={t('price.title')}
      description={t('price.intro')}
      heading={t('price.heading')}
      intro={<p>{t('price.intro')}</p>}
      breadcrumbs={[{ name: t('tyres'), to: '/tyres' }]}
      currentPage={t('price.heading')}
    >
      {sizes.map((size) => (
        <section key={size} className={sections.section}>
          <h2>{size}</h2>
          <Table
            caption={t('price.of_size', { size })}
            corner={t('tyres')}
            columns={[
              { id: 'position', name: t('tyre.position') },
              { id: 'price', name: t('price.from_to'), align: 'end' },
            ]}
            rows={tyres
              .filter((tyre) => tyre.size === size)
              .map((tyre) => ({
                id: String(tyre.id),
                name: (
                  <Link to={toTyrePath(tyre)} translate="no">
                    {formatTyreName(tyre)}
                  </Link>
                ),
                cells: {
                  position: t(`lists:value.position.${tyre.position}`),
                  price: formatPrice(tyre),
                },
              }))}
          />
        </section>
      ))}
      <p className={sections.note}>{t('tyre.one_tyre')}</p>
    </PageFrame>
  );
}
