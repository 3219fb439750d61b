/** The site's name. To rename the site, change only this object. */
export const brand = {
  name: 'Tractor Haat',
} as const;
