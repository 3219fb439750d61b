/** Header that requests content tags from the API. The response has the tags in a header of the same name. */
export const CONTENT_TAGS_HEADER = 'content-tags';

/** Tag of a page that depends on all content. */
export const ANY_TAG = '*';

/** Proxies limit the size of headers (nginx: 4 KB for all). */
const MAX_HEADER_CHARACTERS = 1500;

export class PageTags {
  readonly #tags = new Set<string>();

  /** Without the header, which earlier APIs do not send, the page depends on all content. */
  addHeader(header: string | undefined): void {
    for (const tag of header === undefined ? [ANY_TAG] : header.split(' '))
      if (tag !== '') this.#tags.add(tag);
  }

  /** `null` means that any content may have changed. */
  isAffectedBy(changed: readonly string[] | null): boolean {
    if (changed === null || this.#tags.has(ANY_TAG)) return true;
    return changed.some((tag) => this.#tags.has(tag));
  }

  /** Value of a `Cache-Tag` header. */
  toString(): string {
    const value = [...this.#tags].join(',');
    return value.length > MAX_HEADER_CHARACTERS ? ANY_TAG : value;
  }
}
