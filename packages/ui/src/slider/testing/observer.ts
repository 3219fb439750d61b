/** IntersectionObserver mock for jsdom: `see()` reports all observed elements as visible. */
export function installFakeObserver() {
  const callbacks = new Set<() => void>();
  class FakeObserver {
    readonly #tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      this.#tell = () => callback(entries, this as unknown as IntersectionObserver);
    }
    observe() {
      callbacks.add(this.#tell);
    }
    disconnect() {
      callbacks.delete(this.#tell);
    }
  }
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    matchMedia: () => ({ matches: false }),
  });
  const see = () => {
    for (const tell of [...callbacks]) tell();
  };
  return { see, watched: () => callbacks.size };
}
