import {
  api,
  type Post,
  type PostCard,
  type PostCategory,
  sharePicture,
} from '@tractor-haat/api-client';
import { formatDate, type Language, localizePath } from '@tractor-haat/i18n';
import {
  Link,
  type LoaderFunctionArgs,
  PageHead,
  RemoteWidget,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { ChipRow, FilterChip, Wrap } from '@tractor-haat/ui';
import { callApi, parsePageUrl } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Drawing } from '../components/drawing.tsx';
import { Share } from '../components/share.tsx';
import { SideLink } from '../components/side-link.tsx';
import { StructuredData } from '../components/structured-data.tsx';
import { toIndiaMidnight } from '../components/to-india-midnight.ts';
import { loadFormValues } from '../moderated-form/load-form-values.ts';
import contentsStyles from './contents.module.css';
import styles from './post.module.css';
import footerStyles from './post-foot.module.css';
import headStyles from './post-head.module.css';
import { PrintButton } from './print-button.tsx';
import prose from './prose.module.css';
import readNextStyles from './read-next.module.css';
import {
  POSTS_PATH,
  toCardPicture,
  toCategoryPath,
  toPostPath,
  toTagPath,
} from './to-post-path.ts';

export { loadPost as loader };

interface PostPage {
  readonly post: Post;
  /** Values by field of a comment form that was submitted without JavaScript and rejected. */
  readonly values: Readonly<Record<string, string>> | undefined;
}

export function Component() {
  const { t } = useTranslation('posts');
  const { post, values } = useLoaderData<PostPage>();
  const [category] = post.categories;
  return (
    <article>
      <PageHead
        title={post.title.text}
        description={post.description.text}
        picture={sharePicture(toCardPicture(post.picture))}
      />
      <PostFacts post={post} />
      <Wrap className={styles.top}>
        <Crumbs
          items={[
            { name: t('title'), to: POSTS_PATH },
            ...(category
              ? [{ name: t(`category_${category}`), to: toCategoryPath(category) }]
              : []),
          ]}
        />
        <PostHead post={post} />
      </Wrap>
      <Wrap className={styles.cover}>
        <Drawing
          picture={post.picture}
          widths={[400, 600, 800, 1200]}
          sizes="(min-width: 1248px) 1200px, 100vw"
          alt=""
          priority
          className={styles.picture}
        />
      </Wrap>
      <Wrap className={styles.columns}>
        <div className={styles.main}>
          <Contents items={post.contents} language={post.title.language} />
          <div
            className={prose.text}
            lang={post.title.language}
            // Safe, because the server's Markdown renderer outputs no HTML from the source text.
            dangerouslySetInnerHTML={{ __html: post.html }}
          />
          <PostFooter key={post.slug} post={post} />
          <RemoteWidget name="media/comments" props={{ post: post.slug, values }} />
        </div>
        <aside className={styles.side}>
          <ReadNext posts={post.related} />
        </aside>
      </Wrap>
      <Wrap className={styles.products}>
        <RemoteWidget
          name="catalogue/related-machines"
          props={{
            implementTypes: post.implement_types,
            tyres: post.categories.includes('tyre-news'),
          }}
        />
      </Wrap>
    </article>
  );
}

async function loadPost({ request, params }: LoaderFunctionArgs): Promise<PostPage> {
  const { language } = parsePageUrl(request);
  const { slug = '' } = params;
  const post = await callApi(() =>
    api.get('/api/v1/posts/:slug', {
      params: { slug },
      query: { language },
      signal: request.signal,
    }),
  );
  return { post, values: await loadFormValues(request) };
}

function PostHead({ post }: { post: Post }) {
  const { t } = useTranslation('posts');
  const { language } = usePage();
  return (
    <header className={headStyles.head}>
      <h1 lang={post.title.language}>{post.title.text}</h1>
      <p className={headStyles.lead} lang={post.description.language}>
        {post.description.text}
      </p>
      <p className={headStyles.facts}>
        <span lang={post.author.language}>{post.author.text}</span> ·{' '}
        <time dateTime={post.published_on}>{formatDate(post.published_on, language)}</time>
        {post.updated_on ? (
          <span>
            {' · '}
            {t('updated', { date: formatDate(post.updated_on, language) })}
          </span>
        ) : null}
        {' · '}
        <span>{t('minutes', { count: post.reading_minutes })}</span>
      </p>
    </header>
  );
}

const MIN_HEADINGS = 3;

function Contents({ items, language }: { items: Post['contents']; language: Language }) {
  const { t } = useTranslation('posts');
  if (items.length < MIN_HEADINGS) return null;
  return (
    <nav className={contentsStyles.box} aria-labelledby="contents">
      <h2 id="contents" className={contentsStyles.title}>
        {t('contents')}
      </h2>
      <ol className={contentsStyles.list} lang={language}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PostFooter({ post }: { post: Post }) {
  return (
    <div className={footerStyles.foot}>
      <ChipRow>
        {post.tags.map(({ slug, name }) => (
          <FilterChip key={slug} as={Link} to={toTagPath(slug)}>
            {name.text}
          </FilterChip>
        ))}
      </ChipRow>
      <div className={footerStyles.actions}>
        <Share title={post.title.text} path={toPostPath(post.slug)} />
        <PrintButton />
      </div>
    </div>
  );
}

function ReadNext({ posts }: { posts: readonly PostCard[] }) {
  const { t } = useTranslation('posts');
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="read-next">
      <h2 id="read-next" className={readNextStyles.title}>
        {t('read_next')}
      </h2>
      <ul>
        {posts.map(({ slug, title, picture }) => (
          <li key={slug}>
            <SideLink to={toPostPath(slug)} title={title} picture={toCardPicture(picture)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Posts of these categories are a `NewsArticle` of schema.org, others are a `BlogPosting`. */
const NEWS_CATEGORIES: readonly PostCategory[] = [
  'new-tractor-launch',
  'tractor-news',
  'agriculture-news',
  'sarkari-yojana-news',
  'tractor-sales',
  'tyre-news',
  'implement-news',
  'automobile-news',
];

const isNews = ({ categories }: Post) =>
  categories.some((category) => NEWS_CATEGORIES.includes(category));

function PostFacts({ post }: { post: Post }) {
  const { language, origin, siteName } = usePage();
  return (
    <StructuredData
      data={{
        '@type': isNews(post) ? 'NewsArticle' : 'BlogPosting',
        headline: post.title.text,
        description: post.description.text,
        inLanguage: post.title.language,
        datePublished: toIndiaMidnight(post.published_on),
        dateModified: toIndiaMidnight(post.updated_on ?? post.published_on),
        image: `${origin}${sharePicture(toCardPicture(post.picture)).path}`,
        url: `${origin}${localizePath(language, toPostPath(post.slug))}`,
        author: { '@type': 'Organization', name: post.author.text, url: origin },
        publisher: { '@type': 'Organization', name: siteName, url: origin },
      }}
    />
  );
}
