export const STORIES_PATH = '/web-story-in-india';

/** URL of a slide, from 1; the first slide has the story's own URL. */
export const slidePath = (slug: string, slide: number) =>
  slide > 1 ? `${STORIES_PATH}/${slug}/${slide}` : `${STORIES_PATH}/${slug}`;
