import { api, type Reel, sharePicture } from '@tractor-haat/api-client';
import {
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { EmptyState, Wrap } from '@tractor-haat/ui';
import { callApi, parsePageUrl } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Feed } from './feed.tsx';
import styles from './reels.module.css';

export { loadReels as loader };

export function Component() {
  const { t } = useTranslation('videos');
  const { reels, pages, single } = useLoaderData<ReelFeed>();
  const [first] = reels;
  const singleReel = single && first ? first : null;
  return (
    <Wrap className={styles.page}>
      <PageHead
        title={singleReel ? singleReel.title.text : t('reels.title')}
        description={singleReel ? singleReel.description.text : t('reels.intro')}
        {...(singleReel ? { picture: sharePicture(singleReel.poster) } : {})}
      />
      <Crumbs
        items={
          singleReel
            ? [
                { name: t('reels.title'), to: '/tractor-reels-and-shorts' },
                { name: singleReel.title.text },
              ]
            : [{ name: t('reels.title') }]
        }
      />
      <h1 className={styles.title} lang={singleReel?.title.language}>
        {singleReel ? singleReel.title.text : t('reels.title')}
      </h1>
      {reels.length === 0 ? (
        <EmptyState title={t('reels.empty')} />
      ) : (
        <Feed key={singleReel?.slug ?? 'all'} initialReels={reels} pages={pages} />
      )}
    </Wrap>
  );
}

interface ReelFeed {
  readonly reels: readonly Reel[];
  readonly pages: number;
  /** True at the URL of one reel, which is then the first of `reels`. */
  readonly single: boolean;
}

async function loadReels({ request, params }: LoaderFunctionArgs): Promise<ReelFeed> {
  const { language } = parsePageUrl(request);
  const { signal } = request;
  const { slug } = params;
  return callApi(async () => {
    const [list, firstReel] = await Promise.all([
      api.get('/api/v1/reels', { query: { language }, signal }),
      slug
        ? api.get('/api/v1/reels/:slug', { params: { slug }, query: { language }, signal })
        : null,
    ]);
    if (!firstReel) return { reels: list.items, pages: list.pages, single: false };
    const others = list.items.filter((reel) => reel.id !== firstReel.id);
    return { reels: [firstReel, ...others], pages: list.pages, single: true };
  });
}
