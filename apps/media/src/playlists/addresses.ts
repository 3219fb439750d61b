/** Address of a playlist, at one of its videos where that is not the first. */
export const playlistPath = (slug: string, video?: string) =>
  `/tractor-videos/playlist/${slug}${video ? `?video=${video}` : ''}`;
