import { api, type StoriesPage } from '@tractor-haat/api-client';
import {
  Link,
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { EmptyState, Wrap } from '@tractor-haat/ui';
import { callApi, parsePageUrl, readPageNumber } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Drawing } from '../components/drawing.tsx';
import { Pages } from '../components/pages.tsx';
import styles from './stories.module.css';
import { toSlidePath } from './to-slide-path.ts';

export { loadStories as loader };

const toQuery = (page: number) => (page > 1 ? `?page=${page}` : '');

export function Component() {
  const { t } = useTranslation('videos');
  const { items, page, pages } = useLoaderData<StoriesPage>();
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('stories.title')} description={t('stories.intro')} query={toQuery(page)} />
      <Crumbs items={[{ name: t('stories.title') }]} />
      <h1>{t('stories.title')}</h1>
      <p className={styles.intro}>{t('stories.intro')}</p>
      {items.length === 0 ? <EmptyState title={t('stories.empty')} /> : null}
      <ul className={styles.grid}>
        {items.map(({ slug, title, picture, slide_count }, index) => (
          <li key={slug}>
            <Link className={styles.story} to={toSlidePath(slug, 1)}>
              <Drawing
                picture={picture}
                widths={[200, 400, 600]}
                sizes="(min-width: 800px) 280px, 46vw"
                alt=""
                width={720}
                height={1280}
                priority={index < 2}
                className={styles.picture}
              />
              <span className={styles.words}>
                <b lang={title.language}>{title.text}</b>
                <span>{t('stories.slides', { count: slide_count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pages page={page} pages={pages} to={toQuery} />
    </Wrap>
  );
}

async function loadStories({ request }: LoaderFunctionArgs): Promise<StoriesPage> {
  const { language, query } = parsePageUrl(request);
  return callApi(() =>
    api.get('/api/v1/stories', {
      query: { page: readPageNumber(query), language },
      signal: request.signal,
    }),
  );
}
