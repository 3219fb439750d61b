/** Without `video`, the playlist starts at its first video. */
export const toPlaylistPath = (slug: string, video?: string) =>
  `/tractor-videos/playlist/${slug}${video ? `?video=${video}` : ''}`;
