/** IntersectionObserver mock for jsdom: `showElements()` reports all observed elements as visible. */
export function installFakeObserver() {
  const callbacks = new Set<() => void>();
  class FakeObserver {
    readonly #notify: () => void;
    constructor(callback: IntersectionObserverCallback) {
      const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      this.#notify = () => callback(entries, this as unknown as IntersectionObserver);
    }
    observe() {
      callbacks.add(this.#notify);
    }
    disconnect() {
      callbacks.delete(this.#notify);
    }
  }
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    matchMedia: () => ({ matches: false }),
  });
  const showElements = () => {
    for (const notify of [...callbacks]) notify();
  };
  return { showElements, countObserved: () => callbacks.size };
}
