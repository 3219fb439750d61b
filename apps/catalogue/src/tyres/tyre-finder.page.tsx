import type { TyresQuery } from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Form,
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Button, Field, NativeSelect } from '@tractor-haat/ui';
import { PageFrame } from '../components/page-frame.tsx';
import type { ListSpec } from '../list/choice.ts';
import { writeChoice } from '../list/choice.ts';
import { loadChoices, NO_CHOICES, type TractorChoices } from '../tractors/choice/load-choices.ts';
import { MakerSelect } from '../tractors/choice/maker-select.tsx';
import { BrandLinks } from './brand-links.tsx';
import { loadTyres, type TyreList } from './load-tyres.ts';
import { TyreResults } from './tyre-results.tsx';
import styles from './tyres.module.css';

interface Finder {
  readonly list: TyreList;
  readonly choices: TractorChoices;
}

const SPEC: ListSpec = {
  dimensions: ['position', 'size', 'brand'],
  sorts: ['popular', 'price', 'price-desc', 'size', 'name'],
};

export async function loader({ request }: LoaderFunctionArgs): Promise<Finder> {
  const pageRequest = parsePageRequest(request);
  const tractorId = pageRequest.query.get('tractor') ?? '';
  if (!/^([1-9]\d{0,8})?$/.test(tractorId)) throw notFound();
  return callApi(async () => {
    const choices = await loadChoices(pageRequest).catch(() => NO_CHOICES);
    // Without script the model of the maker before may still be chosen.
    const isOther = choices.maker && !choices.tractors.some(({ id }) => String(id) === tractorId);
    const tractor = isOther ? '' : tractorId;
    const params = {
      ...(choices.maker ? { maker: choices.maker } : {}),
      ...(tractor ? { tractor } : {}),
    };
    // With a tractor its sizes are chosen already, and the address keeps it.
    const fixed = (tractor ? { tractor } : {}) as unknown as TyresQuery;
    return { choices, list: await loadTyres(pageRequest, { ...SPEC, params }, fixed) };
  });
}

/** Finds a tyre by tractor, size or brand. */
export function Component() {
  const { t } = useTranslation('tyres');
  const { list, choices } = useLoaderData<Finder>();
  const { result, spec, choice } = list;
  const { maker, tractors } = choices;
  const chosen = result.tractor;
  const bare = { filters: {}, sort: spec.sorts[0] ?? '', page: choice.page };
  return (
    <PageFrame
      title={t('finder.title')}
      description={t('finder.intro')}
      query={writeChoice(bare, { ...spec, params: {} })}
      heading={t('finder.heading')}
      intro={<p>{t('finder.intro')}</p>}
      currentPage={t('tyres')}
    >
      <Form className={styles.finder} key={`${maker} ${chosen?.id}`} preventScrollReset>
        <MakerSelect choices={choices} />
        {maker ? (
          <Field label={t('lists:choice.model')}>
            {(control) => (
              <NativeSelect {...control} name="tractor" defaultValue={chosen?.id ?? ''}>
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
      {chosen ? <h2>{t('finder.for', { name: chosen.name })}</h2> : null}
      <TyreResults list={list} />
      <BrandLinks brands={result.facets.brand} />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}
