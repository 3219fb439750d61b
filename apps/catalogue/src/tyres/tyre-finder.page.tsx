import { listTractors, type TyresQuery } from '@tractor-haat/api-client';
import {
  Form,
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Button, Field, NativeSelect } from '@tractor-haat/ui';
import type { ListSpec } from '../list/choice.ts';
import { writeChoice } from '../list/choice.ts';
import { askedOf, fromApi } from '../list/load.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import sections from '../parts/sections.module.css';
import { loadTyres, type TyreList } from './load-tyres.ts';
import { TyreResults } from './tyre-results.tsx';
import styles from './tyres.module.css';

interface Finder {
  readonly list: TyreList;
  readonly tractors: readonly { id: number; name: string }[];
}

const SPEC: ListSpec = {
  dimensions: ['position', 'size', 'brand'],
  sorts: ['popular', 'price', 'price-desc', 'size', 'name'],
};

export async function loader({ request }: LoaderFunctionArgs): Promise<Finder> {
  const asked = askedOf(request);
  const wanted = asked.query.get('tractor') ?? '';
  if (!/^([1-9]\d{0,8})?$/.test(wanted)) throw notFound();
  // With a tractor its sizes are chosen already, and the address keeps it.
  const fixed = (wanted ? { tractor: wanted } : {}) as unknown as TyresQuery;
  const spec = wanted ? { ...SPEC, kept: { tractor: wanted } } : SPEC;
  return fromApi(async () => {
    const [list, tractors] = await Promise.all([
      loadTyres(asked, spec, fixed),
      listTractors({ language: asked.language }, asked.options).then(
        ({ items }) => items.filter(({ hp }) => hp !== null),
        () => [],
      ),
    ]);
    return {
      list,
      tractors: tractors.map(({ id, brand_name, model }) => ({
        id,
        name: `${brand_name.text} ${model}`,
      })),
    };
  });
}

/** Finds a tyre by tractor, size or brand. */
export function Component() {
  const { t } = useTranslation('tyres');
  const { list, tractors } = useLoaderData<Finder>();
  const { result, spec, choice } = list;
  const chosen = result.tractor;
  const options =
    chosen && !tractors.some(({ id }) => id === chosen.id) ? [chosen, ...tractors] : tractors;
  const bare = { filters: {}, sort: spec.sorts[0] ?? '', page: choice.page };
  return (
    <PageFrame
      title={t('finder.title')}
      description={t('finder.intro')}
      query={writeChoice(bare, { ...spec, kept: {} })}
      heading={t('finder.heading')}
      intro={<p>{t('finder.intro')}</p>}
      here={t('tyres')}
    >
      <Form className={styles.finder} key={chosen?.id ?? 0}>
        <Field label={t('finder.tractor')}>
          {(control) => (
            <NativeSelect {...control} name="tractor" defaultValue={chosen?.id ?? ''}>
              <option value="">{t('finder.any')}</option>
              {options.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Button type="submit" variant="action">
          {t('finder.show')}
        </Button>
      </Form>
      {chosen ? <h2>{t('finder.for', { name: chosen.name })}</h2> : null}
      <TyreResults list={list} />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}
