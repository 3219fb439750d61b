/** Name of the site that an address leads to; what is no address stays as it is. */
export const hostOf = (source: string): string =>
  URL.canParse(source) ? new URL(source).hostname.replace(/^www\./, '') : source;
