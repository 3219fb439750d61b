export const STORIES = '/web-story-in-india';

/** URL of a slide, from 1; the first slide has the story's own URL. */
export const slidePath = (slug: string, slide: number) =>
  slide > 1 ? `${STORIES}/${slug}/${slide}` : `${STORIES}/${slug}`;
