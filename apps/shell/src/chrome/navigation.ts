/** A place on the site: the key of its words in namespace `shell`, and its address. */
export interface Destination {
  readonly label: string;
  readonly to: string;
}

/** Every label that the chrome shows and where it leads; nowhere else is an address written. */
export const navigation = {
  main: [
    { label: 'nav.implements', to: '/tractor-implements-in-india' },
    { label: 'nav.videos', to: '/tractor-videos' },
  ],
  strip: [{ label: 'strip.implement_videos', to: '/tractor-videos' }],
  bottom: [
    { label: 'bottom.tractor', to: '/' },
    { label: 'bottom.implements', to: '/tractor-implements-in-india' },
  ],
} as const satisfies Record<string, readonly Destination[]>;
