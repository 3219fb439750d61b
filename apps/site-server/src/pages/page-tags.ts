/** Requests content tags from the API; the response header of the same name contains them. */
export const CONTENT_TAGS = 'content-tags';

/** Wildcard tag: every change affects the page. */
export const ANY_TAG = '*';

/** Proxies limit the size of headers (nginx: 4 KB for all). */
const MAX_CHARACTERS = 1500;

/** Content tags of a page, collected from API responses during rendering. */
export class PageTags {
  readonly #tags = new Set<string>();

  /** Adds the tags of a response. Without the header (an earlier API) the page depends on everything. */
  addHeader(header: string | undefined): void {
    for (const tag of header === undefined ? [ANY_TAG] : header.split(' '))
      if (tag !== '') this.#tags.add(tag);
  }

  /** Whether a change affects the page; null means that anything may have changed. */
  isOf(changed: readonly string[] | null): boolean {
    if (changed === null || this.#tags.has(ANY_TAG)) return true;
    return changed.some((tag) => this.#tags.has(tag));
  }

  /** `Cache-Tag` value for caches in front of the site. */
  toString(): string {
    const all = [...this.#tags].join(',');
    return all.length > MAX_CHARACTERS ? ANY_TAG : all;
  }
}
