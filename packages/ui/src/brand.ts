/** The site's name, which is defined only here. */
export const brand = {
  name: 'Tractor Haat',
} as const;
