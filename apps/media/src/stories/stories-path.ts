export const STORIES_PATH = '/web-story-in-india';

/** Path of a slide, starting at 1. The first slide has the path of the story. */
export const slidePath = (slug: string, slide: number) =>
  slide > 1 ? `${STORIES_PATH}/${slug}/${slide}` : `${STORIES_PATH}/${slug}`;
