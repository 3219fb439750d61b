import { api, type MakerBrand } from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { BrandRows } from '../products/brand-rows.tsx';
import { PageFrame } from '../products/page-frame.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<MakerBrand[]> {
  const { language, options } = parsePageRequest(request);
  return callApi(() => api.get('/api/v1/tractor-brands', { query: { language }, ...options }));
}

export function Component() {
  const { t } = useTranslation('tractors');
  const brands = useLoaderData<MakerBrand[]>();
  return (
    <PageFrame
      title={t('brands.title')}
      description={t('brands.intro')}
      heading={t('brands.heading')}
      intro={
        <p>
          {t('brands.intro')} <Link to="/tractors">{t('variant.all.heading')}</Link>
        </p>
      }
      breadcrumbs={[{ name: t('lists:tractors'), to: '/tractors' }]}
      currentPage={t('brands.heading')}
    >
      <BrandRows
        brands={brands}
        to={(slug) => `/tractor/${slug}`}
        countText={(count) => (count === 0 ? t('brand.no_models') : t('brand.models', { count }))}
      />
    </PageFrame>
  );
}
