/** Collects merges, moves and drops while places are built. */
export class Report {
  readonly #entries = new Map<string, string[]>();

  /** Records one event of a kind, such as `spellings merged`, for a name. */
  add(kind: string, name: string, location: string): void {
    const list = this.#entries.get(kind) ?? [];
    list.push(`${name} (${location})`);
    this.#entries.set(kind, list);
  }

  /** All kinds of events, in order of first occurrence. */
  get kinds(): string[] {
    return [...this.#entries.keys()];
  }

  /** Names of all events of a kind, with their locations. */
  listNames(kind: string): readonly string[] {
    return this.#entries.get(kind) ?? [];
  }
}
