/** Collects the events of a build of places, such as merges, moves and drops. */
export class Report {
  readonly #entries = new Map<string, string[]>();

  /** `kind` is a text of the report, such as `spellings merged`. */
  add(kind: string, name: string, location: string): void {
    const list = this.#entries.get(kind) ?? [];
    list.push(`${name} (${location})`);
    this.#entries.set(kind, list);
  }

  /** In the order of their first event. */
  get kinds(): string[] {
    return [...this.#entries.keys()];
  }

  listNames(kind: string): readonly string[] {
    return this.#entries.get(kind) ?? [];
  }
}
