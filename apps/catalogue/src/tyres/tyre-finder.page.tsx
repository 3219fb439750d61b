import type { Facets, TyresQuery } from '@tractor-haat/api-client';
import { callApi, parsePageRequest, Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Form,
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Button, Field, NativeSelect } from '@tractor-haat/ui';
import { formatChoice, type ListSpec } from '../list/list-choice.ts';
import {
  loadTractorChoices,
  MakerSelect,
  NO_CHOICES,
  type TractorChoices,
} from '../products/maker-select.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { loadTyres, type TyreList, TyreResults } from './tyre-results.tsx';
import styles from './tyres.module.css';

interface Finder {
  readonly list: TyreList;
  readonly choices: TractorChoices;
}

const TYRE_LIST_SPEC: ListSpec = {
  dimensions: ['position', 'size', 'brand'],
  sorts: ['popular', 'price', 'price-desc', 'size', 'name'],
};

export async function loader({ request }: LoaderFunctionArgs): Promise<Finder> {
  const pageRequest = parsePageRequest(request);
  const tractorId = pageRequest.query.get('tractor') ?? '';
  if (!/^([1-9]\d{0,8})?$/.test(tractorId)) throw notFound();
  return callApi(async () => {
    const choices = await loadTractorChoices(pageRequest).catch(() => NO_CHOICES);
    // Without JavaScript the form may submit a model of the previous brand.
    const isModelOfOtherMaker =
      choices.maker && !choices.tractors.some(({ id }) => String(id) === tractorId);
    const tractor = isModelOfOtherMaker ? '' : tractorId;
    const params = {
      ...(choices.maker ? { maker: choices.maker } : {}),
      ...(tractor ? { tractor } : {}),
    };
    // The API accepts the id of a tractor and filters the tyres by its sizes.
    const fixed = (tractor ? { tractor } : {}) as unknown as TyresQuery;
    return { choices, list: await loadTyres(pageRequest, { ...TYRE_LIST_SPEC, params }, fixed) };
  });
}

export function Component() {
  const { t } = useTranslation('tyres');
  const { list, choices } = useLoaderData<Finder>();
  const { result, spec, choice } = list;
  const { maker, tractors } = choices;
  const selectedTractor = result.tractor;
  const unfilteredChoice = { filters: {}, sort: spec.sorts[0] ?? '', page: choice.page };
  return (
    <PageFrame
      title={t('finder.title')}
      description={t('finder.intro')}
      query={formatChoice(unfilteredChoice, { ...spec, params: {} })}
      heading={t('finder.heading')}
      intro={<p>{t('finder.intro')}</p>}
      currentPage={t('tyres')}
    >
      <Form className={styles.finder} key={`${maker} ${selectedTractor?.id}`} preventScrollReset>
        <MakerSelect choices={choices} />
        {maker ? (
          <Field label={t('lists:choice.model')}>
            {(control) => (
              <NativeSelect {...control} name="tractor" defaultValue={selectedTractor?.id ?? ''}>
                <option value="">{t('finder.any')}</option>
                {tractors.map(({ id, model }) => (
                  <option key={id} value={id} translate="no">
                    {model}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ) : null}
        <Button type="submit" variant="action">
          {maker ? t('finder.show') : t('lists:choice.show_models')}
        </Button>
      </Form>
      {selectedTractor ? <h2>{t('finder.for', { name: selectedTractor.name })}</h2> : null}
      <TyreResults list={list} />
      <BrandLinks brands={result.facets.brand} />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}

function BrandLinks({ brands }: { brands: Facets[string] | undefined }) {
  const { t } = useTranslation('tyres');
  if (brands === undefined || brands.length === 0) return null;
  return (
    <section className={sections.section}>
      <h2>{t('finder.brands')}</h2>
      <Tiles
        items={brands.map(({ slug, name, count }) => ({
          to: `/tyre/${slug}-tractor-tyre-in-india`,
          name: name?.text ?? slug,
          isProperName: true,
          language: name?.language,
          line: t('count', { count }),
        }))}
      />
    </section>
  );
}
