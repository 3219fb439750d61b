/** Name of the site that an address leads to; what is no address stays as it is. */
export function hostOf(source: string): string {
  try {
    return new URL(source).hostname.replace(/^www\./, '');
  } catch {
    return source;
  }
}
