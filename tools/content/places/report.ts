/** Collects merges, moves and drops while places are built. */
export class Report {
  readonly #entries = new Map<string, string[]>();

  /** Records that `what` happened to `name` in `where`. */
  add(what: string, name: string, where: string): void {
    const list = this.#entries.get(what) ?? [];
    list.push(`${name} (${where})`);
    this.#entries.set(what, list);
  }

  /** All kinds of events, in order of first occurrence. */
  get kinds(): string[] {
    return [...this.#entries.keys()];
  }

  /** Names affected by one kind of event. */
  of(what: string): readonly string[] {
    return this.#entries.get(what) ?? [];
  }
}
