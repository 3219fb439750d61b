import { sharePicture } from '@tractor-haat/api-client';
import { PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { EmptyState, Wrap } from '@tractor-haat/ui';
import { Crumbs } from '../components/crumbs.tsx';
import { Feed } from './feed.tsx';
import { loadReels, type ReelFeed } from './load-reels.ts';
import styles from './reels.module.css';

export { loadReels as loader };

/** Upright clips one under the other; each has an address of its own. */
export function Component() {
  const { t } = useTranslation('videos');
  const { reels, pages, single } = useLoaderData<ReelFeed>();
  const [first] = reels;
  const one = single && first ? first : null;
  return (
    <Wrap className={styles.page}>
      <PageHead
        title={one ? one.title.text : t('reels.title')}
        description={one ? one.description.text : t('reels.intro')}
        {...(one ? { picture: sharePicture(one.poster) } : {})}
      />
      <Crumbs
        items={
          one
            ? [
                { name: t('reels.title'), to: '/tractor-reels-and-shorts' },
                { name: one.title.text },
              ]
            : [{ name: t('reels.title') }]
        }
      />
      <h1 className={styles.title} lang={one?.title.language}>
        {one ? one.title.text : t('reels.title')}
      </h1>
      {reels.length === 0 ? (
        <EmptyState title={t('reels.empty')} />
      ) : (
        <Feed key={one?.slug ?? 'all'} first={reels} pages={pages} />
      )}
    </Wrap>
  );
}
