import { api, type TractorCard, type TractorName } from '@tractor-haat/api-client';
import {
  callApi,
  MachinePicture,
  type PageRequest,
  parsePageRequest,
  tractorName,
} from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, CardGrid, SectionHead } from '@tractor-haat/ui';
import { Faq } from '../products/faq.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { MAX_COMPARED, parseComparedSlugs, toComparePath } from '../saved/to-compare-path.ts';
import { CompareChooser } from './compare-chooser.tsx';
import styles from './compare-start.module.css';
import { listPopularPairs } from './load-comparison.ts';
import { MissingLine } from './missing-line.tsx';

export { loadChoices as loader };

export function Component() {
  const { t } = useTranslation('buying');
  const { choices, selected, missing, isIncomplete, popular } = useLoaderData<ChoicesData>();
  return (
    <PageFrame
      title={t('compare.start.title')}
      description={t('compare.start.intro')}
      heading={t('compare.heading')}
      intro={<p>{t('compare.start.intro')}</p>}
      currentPage={t('compare.heading')}
    >
      <MissingLine slugs={missing} />
      {isIncomplete ? <Alert tone="bad">{t('compare.start.too_few')}</Alert> : null}
      <CompareChooser key={selected.join()} choices={choices} selected={selected} />
      {popular.length > 0 ? (
        <section className={sections.section}>
          <SectionHead title={t('compare.start.popular')} line={t('compare.start.popular_line')} />
          <CardGrid columns={3}>
            {popular.map((pair) => (
              <Pair key={pair.map(({ id }) => id).join()} pair={pair} />
            ))}
          </CardGrid>
        </section>
      ) : null}
      <Faq
        items={['how', 'mark'].map((name) => ({
          question: t(`compare.start.${name}`),
          answer: t(`compare.start.${name}_answer`),
        }))}
      />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}

function Pair({ pair }: { pair: readonly [TractorCard, TractorCard] }) {
  const { t } = useTranslation('buying');
  return (
    <Link to={toComparePath(pair.map(({ slug }) => slug))} className={styles.pair}>
      {pair.map((tractor, index) => (
        <span key={tractor.id} className={styles.side}>
          <span className={styles.photo}>
            <MachinePicture picture={tractor.picture} sizes="(min-width: 800px) 194px, 46vw" />
          </span>
          {index === 0 ? <b className={styles.versus}>{t('compare.vs')}</b> : null}
          <span className={styles.name} translate="no">
            {tractorName(tractor)}
          </span>
        </span>
      ))}
    </Link>
  );
}

interface ChoicesData {
  readonly choices: readonly TractorName[];
  readonly selected: readonly string[];
  /** Slugs in the URL that belong to no tractor. */
  readonly missing: readonly string[];
  /** True if the form was submitted with fewer than two tractors. */
  readonly isIncomplete: boolean;
  readonly popular: readonly (readonly [TractorCard, TractorCard])[];
}

/** Includes discontinued tractors only if the URL contains one. */
async function listChoices(slugs: readonly string[], { language, options }: PageRequest) {
  const names = await api.get('/api/v1/tractor-names', { query: { language }, ...options });
  if (slugs.every((comparedSlug) => names.some(({ slug }) => slug === comparedSlug))) return names;
  const allNames = await api.get('/api/v1/tractor-names', {
    query: { language, include: 'discontinued' },
    ...options,
  });
  return allNames.filter(
    ({ id, slug }) => slugs.includes(slug) || names.some((name) => name.id === id),
  );
}

/** A URL with two or more tractors redirects to their comparison. */
async function loadChoices({ request }: LoaderFunctionArgs): Promise<ChoicesData> {
  const pageRequest = parsePageRequest(request);
  const { query } = pageRequest;
  const slugs = [...new Set(query.getAll('tractor'))];
  const [choices, pairs] = await Promise.all([
    callApi(() => listChoices(slugs, pageRequest)),
    listPopularPairs(pageRequest),
  ]);
  const selected = slugs
    .filter((slug) => choices.some((choice) => choice.slug === slug))
    .slice(0, MAX_COMPARED);
  const isEditing = query.has('change');
  if (selected.length > 1 && !isEditing) throw redirect(toComparePath(selected), 302);
  return {
    choices,
    selected,
    missing: slugs
      .filter((slug) => parseComparedSlugs(slug).length === 1)
      .filter((slug) => !choices.some((choice) => choice.slug === slug))
      .slice(0, MAX_COMPARED),
    isIncomplete: query.has('tractor') && !isEditing,
    popular: pairs.map(({ tractors }) => tractors),
  };
}
