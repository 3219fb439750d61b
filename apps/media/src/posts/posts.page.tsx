import { api, POST_CATEGORIES, type PostCategory, type PostsPage } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import {
  Form,
  Link,
  type LoaderFunctionArgs,
  notFound,
  PageHead,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Button, ChipNav, EmptyState, TextInput, Wrap } from '@tractor-haat/ui';
import { callApi, parsePageUrl, readPageNumber } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Pages } from '../components/pages.tsx';
import { StructuredData } from '../components/structured-data.tsx';
import { PostGrid } from './post-grid.tsx';
import searchStyles from './post-search.module.css';
import styles from './posts.module.css';
import { createPostsQuery, POSTS_PATH, toCategoryPath, toPostPath } from './to-post-path.ts';

export { loadPosts as loader };

export function Component() {
  const { t } = useTranslation('posts');
  const { language } = usePage();
  const { category, search, result } = useLoaderData<PostList>();
  const { items, page, pages, tag } = result;
  const categoryTitle = category ? t(`category_${category}`) : t('title');
  const title = tag ? tag.name.text : categoryTitle;
  const intro = category ? t(`about_${category}`) : t('intro');
  const feedUrl = `/api/rss/${category ?? 'all'}.${language}.xml`;
  const toQuery = (target: number) => createPostsQuery({ q: search, tag: tag?.slug, page: target });
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={intro} query={toQuery(page)} />
      <link rel="alternate" type="application/rss+xml" title={categoryTitle} href={feedUrl} />
      <Crumbs
        items={
          category || tag
            ? [{ name: t('title'), to: POSTS_PATH }, { name: title }]
            : [{ name: title }]
        }
      />
      <ItemList
        items={items.map((post) => ({ name: post.title.text, to: toPostPath(post.slug) }))}
      />
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.tools}>
        <CategoryNav selected={category} />
        <PostSearch action={POSTS_PATH} search={search} />
      </div>
      {search ? (
        <p className={styles.found} role="status">
          {t('found', { count: result.total, words: search })}
        </p>
      ) : null}
      {items.length === 0 ? (
        <EmptyState title={t('empty')}>
          <Link to={POSTS_PATH}>{t('all_posts')}</Link>
        </EmptyState>
      ) : (
        <PostGrid posts={items} />
      )}
      <div className={styles.foot}>
        <Pages page={page} pages={pages} to={toQuery} />
        <a className={styles.feed} href={feedUrl}>
          {t('feed')}
        </a>
      </div>
    </Wrap>
  );
}

function CategoryNav({ selected }: { selected: PostCategory | null }) {
  const { t } = useTranslation('posts');
  return (
    <ChipNav
      label={t('categories')}
      as={Link}
      scroll
      items={[
        { to: POSTS_PATH, text: t('all'), current: selected === null },
        ...POST_CATEGORIES.map((option) => ({
          to: toCategoryPath(option),
          text: t(`category_${option}`),
          current: option === selected,
        })),
      ]}
    />
  );
}

function PostSearch({ action, search }: { action: string; search: string }) {
  const { t } = useTranslation('posts');
  return (
    <Form
      className={searchStyles.form}
      action={action}
      role="search"
      aria-label={t('search_label')}
    >
      <TextInput
        key={search}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={t('search_label')}
        placeholder={t('search_hint')}
      />
      <Button type="submit" variant="quiet">
        {t('search')}
      </Button>
    </Form>
  );
}

const MAX_SEARCH_LENGTH = 80;

interface PostList {
  readonly category: PostCategory | null;
  /** Search query, or ''. */
  readonly search: string;
  readonly result: PostsPage;
}

async function loadPosts({ request, params }: LoaderFunctionArgs): Promise<PostList> {
  const { language, query } = parsePageUrl(request);
  const category = POST_CATEGORIES.find((option) => option === params.category) ?? null;
  if (params.category !== undefined && category === null) throw notFound();
  const search = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const tag = query.get('tag');
  const result = await callApi(() =>
    api.get('/api/v1/posts', {
      query: {
        language,
        page: readPageNumber(query),
        ...(category ? { category } : {}),
        ...(tag ? { tag } : {}),
        ...(search ? { q: search } : {}),
      },
      signal: request.signal,
    }),
  );
  return { category, search, result };
}

function ItemList({ items }: { items: readonly { name: string; to: string }[] }) {
  const { language, origin } = usePage();
  if (items.length === 0) return null;
  return (
    <StructuredData
      data={{
        '@type': 'ItemList',
        itemListElement: items.map(({ name, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + localizePath(language, to),
        })),
      }}
    />
  );
}
