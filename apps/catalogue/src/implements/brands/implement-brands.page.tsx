import { type ImplementBrand, listImplementBrands } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { askedOf, fromApi } from '../../list/load.ts';
import { BrandRows } from '../../parts/brand-rows.tsx';
import { PageFrame } from '../../parts/page-frame.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<ImplementBrand[]> {
  const { language, options } = askedOf(request);
  return fromApi(() => listImplementBrands({ language }, options));
}

/** All brands of implements with what each is known for. */
export function Component() {
  const { t } = useTranslation('implements');
  const brands = useLoaderData<ImplementBrand[]>();
  return (
    <PageFrame
      title={t('brands.title')}
      description={t('brands.intro')}
      heading={t('brands.heading')}
      intro={<p>{t('brands.intro')}</p>}
      way={[{ name: t('list.implements_title'), to: '/tractor-implements-in-india' }]}
      here={t('brands.heading')}
    >
      <BrandRows
        brands={brands}
        to={(slug) => `/tractor-implements/${slug}`}
        countText={(count) => t('list.count', { count })}
      />
    </PageFrame>
  );
}
