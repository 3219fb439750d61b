export const STORIES = '/web-story-in-india';

/** Address of a slide, from 1; the first one has the story's own. */
export const slidePath = (slug: string, slide: number) =>
  slide > 1 ? `${STORIES}/${slug}/${slide}` : `${STORIES}/${slug}`;
