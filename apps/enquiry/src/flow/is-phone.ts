/** The site's one breakpoint: from exactly 800 px on it is a desktop. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 799.98px)').matches;
