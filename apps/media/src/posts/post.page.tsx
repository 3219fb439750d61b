import { getPost, type Post, sharePicture } from '@tractor-haat/api-client';
import {
  type LoaderFunctionArgs,
  PageHead,
  RemoteWidget,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Wrap } from '@tractor-haat/ui';
import { Crumbs } from '../components/crumbs.tsx';
import { Drawing } from '../components/drawing.tsx';
import { toCardPicture } from '../components/to-card-picture.ts';
import { callApi, parsePageUrl } from '../loading/call-api.ts';
import { loadFormValues } from '../moderated-form/load-form-values.ts';
import { Contents } from './contents.tsx';
import styles from './post.module.css';
import { PostFacts } from './post-facts.tsx';
import { PostFooter } from './post-footer.tsx';
import { PostHead } from './post-head.tsx';
import prose from './prose.module.css';
import { ReadNext } from './read-next.tsx';
import { POSTS_PATH, toCategoryPath } from './to-post-path.ts';

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
  const post = await callApi(() => getPost({ slug, language }, { signal: request.signal }));
  return { post, values: await loadFormValues(request) };
}
