/** Asks the API what an answer is made of, and bears it. */
export const CONTENT_TAGS = 'content-tags';

/** In the place of tags: every change concerns it. */
export const EVERYTHING = '*';

/** Proxies have little room for headers (nginx 4 KB, with all others). */
const MAX_CHARACTERS = 1500;

/** What a page was made of, as the API's answers told it while the page was made. */
export class PageTags {
  readonly #tags = new Set<string>();

  /** What an answer told; nothing is what an API of before tells: the answer may be of anything. */
  told(header: string | undefined): void {
    for (const tag of header === undefined ? [EVERYTHING] : header.split(' '))
      if (tag !== '') this.#tags.add(tag);
  }

  /** Whether the page shows something of what changed; null: anything may have. */
  isOf(changed: readonly string[] | null): boolean {
    if (changed === null || this.#tags.has(EVERYTHING)) return true;
    return changed.some((tag) => this.#tags.has(tag));
  }

  /** As caches in front read it (Cache-Tag). */
  toString(): string {
    const all = [...this.#tags].join(',');
    return all.length > MAX_CHARACTERS ? EVERYTHING : all;
  }
}
