import type { Story } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ButtonLink } from '@tractor-haat/ui';
import { Share } from '../share/share.tsx';
import { toSlidePath } from './to-slide-path.ts';
import styles from './viewer.module.css';

export function StoryEnd({ story }: { story: Story }) {
  const { t } = useTranslation('videos');
  return (
    <div className={styles.end}>
      {story.more ? (
        <ButtonLink as={Link} to={story.more} variant="action">
          {t('stories.more')}
        </ButtonLink>
      ) : null}
      {story.next ? (
        <ButtonLink as={Link} to={toSlidePath(story.next.slug, 1)} variant="quiet">
          {t('stories.next_story')}
        </ButtonLink>
      ) : null}
      <Share title={story.title.text} path={toSlidePath(story.slug, 1)} />
    </div>
  );
}
