/** The only place of the site's name. */
export const brand = {
  name: 'Tractor Haat',
} as const;
