import { api, type MakerBrand } from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import { type LoaderFunctionArgs, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { BrandRows } from '../products/brand-rows.tsx';
import { Faq } from '../products/faq.tsx';
import { PageFrame } from '../products/page-frame.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<MakerBrand[]> {
  const { language, options } = parsePageRequest(request);
  return callApi(() => api.get('/api/v1/tyre-brands', { query: { language }, ...options }));
}

export function Component() {
  const { t } = useTranslation('tyres');
  const brands = useLoaderData<MakerBrand[]>();
  return (
    <PageFrame
      title={t('guide.title')}
      description={t('guide.intro')}
      heading={t('guide.heading')}
      intro={<p>{t('guide.intro')}</p>}
      breadcrumbs={[{ name: t('tyres'), to: '/tyres' }]}
      currentPage={t('guide.heading')}
    >
      <BrandRows
        brands={brands}
        to={(slug) => `/tyre/${slug}-tractor-tyre-in-india`}
        countText={(count) => t('models', { count })}
      />
      <Faq
        items={[
          { question: t('guide.q1'), answer: t('guide.a1') },
          { question: t('guide.q2'), answer: t('guide.a2') },
        ]}
      />
    </PageFrame>
  );
}
