/** URL of a playlist; includes the video unless it is the first. */
export const playlistPath = (slug: string, video?: string) =>
  `/tractor-videos/playlist/${slug}${video ? `?video=${video}` : ''}`;
