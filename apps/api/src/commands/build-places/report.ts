/** Collects what was merged, moved or dropped while places are built. */
export class Report {
  readonly #entries = new Map<string, string[]>();

  /** `what` happened to `name` of `where`. */
  add(what: string, name: string, where: string): void {
    const list = this.#entries.get(what) ?? [];
    list.push(`${name} (${where})`);
    this.#entries.set(what, list);
  }

  /** All that happened, in the order in which it was first met. */
  get kinds(): string[] {
    return [...this.#entries.keys()];
  }

  /** To whom it happened. */
  of(what: string): readonly string[] {
    return this.#entries.get(what) ?? [];
  }
}
