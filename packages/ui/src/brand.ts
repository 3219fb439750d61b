/** The one file that renames the site. */
export const brand = {
  name: 'Tractor Haat',
} as const;
