import { api, type ImplementBrand } from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import { type LoaderFunctionArgs, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { BrandRows } from '../products/brand-rows.tsx';
import { PageFrame } from '../products/page-frame.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<ImplementBrand[]> {
  const { language, options } = parsePageRequest(request);
  return callApi(() => api.get('/api/v1/implement-brands', { query: { language }, ...options }));
}

export function Component() {
  const { t } = useTranslation('implements');
  const brands = useLoaderData<ImplementBrand[]>();
  return (
    <PageFrame
      title={t('brands.title')}
      description={t('brands.intro')}
      heading={t('brands.heading')}
      intro={<p>{t('brands.intro')}</p>}
      breadcrumbs={[{ name: t('list.implements_title'), to: '/tractor-implements-in-india' }]}
      currentPage={t('brands.heading')}
    >
      <BrandRows
        brands={brands}
        to={(slug) => `/tractor-implements/${slug}`}
        countText={(count) => t('list.count', { count })}
      />
    </PageFrame>
  );
}
