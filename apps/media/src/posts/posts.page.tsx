import { POST_CATEGORIES, type PostCategory } from '@tractor-haat/api-client';
import { Link, PageHead, useLoaderData, usePage, useTranslation } from '@tractor-haat/platform';
import { ChipNav, EmptyState, Wrap } from '@tractor-haat/ui';
import { Crumbs } from '../components/crumbs.tsx';
import { ItemList } from '../components/item-list.tsx';
import { Pages } from '../components/pages.tsx';
import { loadPosts, type PostList } from './load-posts.ts';
import { PostGrid } from './post-grid.tsx';
import { PostSearch } from './post-search.tsx';
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
