/** Without `video`, the playlist starts at its first video. */
export const playlistPath = (slug: string, video?: string) =>
  `/tractor-videos/playlist/${slug}${video ? `?video=${video}` : ''}`;
