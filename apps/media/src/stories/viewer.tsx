import type { Story, StorySlide } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { BackIcon, CloseIcon, ForwardIcon } from '@tractor-haat/ui/icons';
import { Drawing } from '../components/drawing.tsx';
import { Progress } from './progress.tsx';
import { StoryEnd } from './story-end.tsx';
import { STORIES_PATH, toSlidePath } from './to-slide-path.ts';
import { useStory } from './use-story.ts';
import styles from './viewer.module.css';

export interface ViewerProps {
  readonly story: Story;
  /** Starts at 1. */
  readonly slide: number;
  readonly content: StorySlide;
}

export function Viewer({ story, slide, content }: ViewerProps) {
  const { t } = useTranslation('videos');
  const isLast = slide === story.slides.length;
  const { isHeld, paused, setPaused, pointerHandlers, showNextSlide } = useStory(story, slide);
  return (
    <div className={styles.stage}>
      <section
        className={styles.story}
        aria-label={story.title.text}
        data-paused={isHeld || paused || undefined}
        {...pointerHandlers}
      >
        <Drawing
          key={content.picture.id}
          picture={content.picture}
          widths={[400, 600, 800]}
          sizes="(min-width: 560px) 450px, 100vw"
          alt={content.picture.alt.text}
          width={720}
          height={1280}
          priority
          className={styles.picture}
        />
        <div className={styles.words} aria-live="polite">
          <h1 className={styles.heading} lang={content.heading.language}>
            {slide === 1 ? story.title.text : content.heading.text}
          </h1>
          <p lang={content.text.language}>{content.text.text}</p>
          {isLast ? <StoryEnd story={story} /> : null}
        </div>
        {slide > 1 ? (
          <Link
            className={styles.back}
            to={toSlidePath(story.slug, slide - 1)}
            preventScrollReset
            aria-label={t('stories.previous_slide')}
          >
            <BackIcon size={26} />
          </Link>
        ) : null}
        {isLast ? null : (
          <Link
            className={styles.on}
            to={toSlidePath(story.slug, slide + 1)}
            preventScrollReset
            aria-label={t('stories.next_slide')}
          >
            <ForwardIcon size={26} />
          </Link>
        )}
        <div className={styles.bar}>
          <Progress story={story} slide={slide} onDone={showNextSlide} />
          <div className={styles.tools}>
            <span className={styles.place}>
              {t('stories.slide_of', { slide, slides: story.slides.length })}
            </span>
            <button
              type="button"
              className={styles.tool}
              aria-pressed={paused}
              onClick={() => setPaused(!paused)}
            >
              {paused ? t('stories.go_on') : t('stories.pause')}
            </button>
            <Link className={styles.tool} to={STORIES_PATH} aria-label={t('stories.close')}>
              <CloseIcon size={22} />
            </Link>
          </div>
        </div>
      </section>
    </div>
  );
}
