import { getBrand, type MakerBrand } from '@tractor-haat/api-client';
import {
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { PageFrame } from '../components/page-frame.tsx';
import sections from '../components/sections.module.css';
import { type ListSpec, writeChoice } from '../list/choice.ts';
import { fromApi, parseListRequest } from '../list/load.ts';
import { loadTyres, type TyreList } from './load-tyres.ts';
import { TyreResults } from './tyre-results.tsx';

interface BrandPage {
  readonly brand: MakerBrand;
  readonly list: TyreList;
}

/** React Router has no pattern for a part of a segment: it is read here. */
const ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)-tractor-tyre-in-india$/;
const SPEC: ListSpec = {
  dimensions: ['position', 'size'],
  sorts: ['popular', 'price', 'price-desc', 'size', 'name'],
};

export async function loader({ request, params }: LoaderFunctionArgs): Promise<BrandPage> {
  const asked = parseListRequest(request);
  const [, slug] = ADDRESS.exec(params.slug ?? '') ?? [];
  if (!slug) throw notFound();
  return fromApi(async () => {
    const [brand, list] = await Promise.all([
      getBrand({ of: 'tyre', slug, language: asked.language }, asked.options),
      loadTyres(asked, SPEC, { brand: [slug] }),
    ]);
    return { brand, list };
  });
}

/** What a tyre brand is known for, and its tyres. */
export function Component() {
  const { t } = useTranslation('tyres');
  const { brand, list } = useLoaderData<BrandPage>();
  const name = brand.name.text;
  const bare = { filters: {}, sort: 'popular', page: list.choice.page };
  return (
    <PageFrame
      title={t('brand.title', { brand: name })}
      description={brand.description.text}
      query={writeChoice(bare, list.spec)}
      heading={t('brand.heading', { brand: name })}
      intro={<p lang={brand.description.language}>{brand.description.text}</p>}
      way={[
        { name: t('tyres'), to: '/tyres' },
        { name: t('guide.heading'), to: '/tractor-tyre-in-india' },
      ]}
      here={name}
    >
      <TyreResults key={brand.slug} list={list} />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}
