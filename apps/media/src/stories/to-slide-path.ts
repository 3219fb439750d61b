export const STORIES_PATH = '/web-story-in-india';

/** Starts at 1. The first slide has the URL of the story. */
export const toSlidePath = (slug: string, slide: number) =>
  slide > 1 ? `${STORIES_PATH}/${slug}/${slide}` : `${STORIES_PATH}/${slug}`;
