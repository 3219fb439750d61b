import type { Story, StorySlide } from '@tractor-haat/api-client';
import { Link, useNavigate, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, classNames } from '@tractor-haat/ui';
import { BackIcon, CloseIcon, ForwardIcon } from '@tractor-haat/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../components/drawing.tsx';
import { Share } from '../components/share.tsx';
import progressStyles from './progress.module.css';
import { STORIES_PATH, toSlidePath } from './to-slide-path.ts';
import styles from './viewer.module.css';

interface ViewerProps {
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

function StoryEnd({ story }: { story: Story }) {
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

interface ProgressProps {
  readonly story: Story;
  readonly slide: number;
  /** Called when the current slide's bar is full. */
  readonly onDone: () => void;
}

/** The CSS animation of the current bar is the timer of the slide, so a press pauses both. */
function Progress({ story, slide, onDone }: ProgressProps) {
  return (
    <div className={progressStyles.bars} aria-hidden="true">
      {story.slides.map((storySlide, index) => {
        const isCurrent = index + 1 === slide;
        const state = isCurrent ? progressStyles.current : index + 1 < slide && progressStyles.full;
        return (
          <i key={`${storySlide.picture.id} ${index + 1}`} className={progressStyles.bar}>
            <b
              // Restarts the animation on a new slide.
              key={isCurrent ? slide : 0}
              className={classNames(progressStyles.fill, state)}
              onAnimationEnd={isCurrent ? onDone : undefined}
            />
          </i>
        );
      })}
    </div>
  );
}

/** A longer press pauses the story and is not a tap. */
const LONG_TOUCH_MS = 250;

/** Each change of the slide is a navigation, because each slide has a URL. */
function useStory(story: Story, slide: number) {
  const navigate = useNavigate();
  const [isHeld, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const pointerDownAt = useRef(0);
  const wasLongTouch = useRef(false);
  const { slug, slides } = story;

  // Slide of the latest navigation, from which a fast second key press continues.
  const targetSlide = useRef(slide);
  useEffect(() => {
    targetSlide.current = slide;
  }, [slide]);

  const goToSlide = (number: number) => {
    if (number < 1 || number > slides.length) return;
    targetSlide.current = number;
    navigate(toSlidePath(slug, number), { replace: true, preventScrollReset: true });
  };
  const latestGoToSlide = useRef(goToSlide);
  latestGoToSlide.current = goToSlide;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === 'ArrowRight') latestGoToSlide.current(targetSlide.current + 1);
      else if (key === 'ArrowLeft') latestGoToSlide.current(targetSlide.current - 1);
      else if (key === 'Escape') navigate(STORIES_PATH);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);

  const release = () => {
    wasLongTouch.current =
      pointerDownAt.current > 0 && performance.now() - pointerDownAt.current >= LONG_TOUCH_MS;
    pointerDownAt.current = 0;
    setHeld(false);
  };
  const pointerHandlers = {
    onPointerDown: () => {
      pointerDownAt.current = performance.now();
      setHeld(true);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    // A long press pauses the story for reading, so the click at its end must not turn the slide.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!wasLongTouch.current) return;
      wasLongTouch.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { isHeld, paused, setPaused, pointerHandlers, showNextSlide: () => goToSlide(slide + 1) };
}
