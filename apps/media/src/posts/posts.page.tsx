import { Link, PageHead, useLoaderData, usePage, useTranslation } from '@tractor-haat/platform';
import { EmptyState, Wrap } from '@tractor-haat/ui';
import { Crumbs } from '../components/crumbs.tsx';
import { ItemList } from '../components/item-list.tsx';
import { Pages } from '../components/pages.tsx';
import { BLOGS, listQuery, postPath } from './addresses.ts';
import { loadPosts, type PostList } from './load-posts.ts';
import { PostGrid } from './post-grid.tsx';
import { PostSearch } from './post-search.tsx';
import styles from './posts.module.css';
import { ShelfRow } from './shelf-row.tsx';

export { loadPosts as loader };

/** News and blogs: all of them, of a category, with a tag, or with the words of a search. */
export function Component() {
  const { t } = useTranslation('posts');
  const { language } = usePage();
  const { category, search, result } = useLoaderData<PostList>();
  const { items, page, pages, tag } = result;
  const shelf = category ? t(`category_${category}`) : t('title');
  const title = tag ? tag.name.text : shelf;
  const intro = category ? t(`about_${category}`) : t('intro');
  const queryOf = (target: number) => listQuery({ q: search, tag: tag?.slug, page: target });
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={intro} query={queryOf(page)} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={shelf}
        href={`/api/rss/${category ?? 'all'}.${language}.xml`}
      />
      <Crumbs
        items={
          category || tag ? [{ name: t('title'), to: BLOGS }, { name: title }] : [{ name: title }]
        }
      />
      <ItemList items={items.map((post) => ({ name: post.title.text, to: postPath(post.slug) }))} />
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.tools}>
        <ShelfRow chosen={category} />
        <PostSearch action={BLOGS} search={search} />
      </div>
      {search ? (
        <p className={styles.found} role="status">
          {t('found', { count: result.total, words: search })}
        </p>
      ) : null}
      {items.length === 0 ? (
        <EmptyState title={t('empty')}>
          <Link to={BLOGS}>{t('all_posts')}</Link>
        </EmptyState>
      ) : (
        <PostGrid posts={items} />
      )}
      <div className={styles.foot}>
        <Pages page={page} pages={pages} to={queryOf} />
        <a className={styles.feed} href={`/api/rss/${category ?? 'all'}.${language}.xml`}>
          {t('feed')}
        </a>
      </div>
    </Wrap>
  );
}
