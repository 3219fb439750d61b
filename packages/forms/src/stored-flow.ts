/** Values of a flow, for example its step and the id of its request. */
export type StoredFlow = Readonly<Record<string, string>>;

/**
 * Reads a flow of this tab after a reload: phones drop the tab while the visitor reads the SMS. Undefined without one,
 * or if storage is disabled. Call it after hydration, because the first render must match the server's HTML.
 *
 * @param name storage key, prefixed with the remote's name
 * @example
 * const flow = readStoredFlow('sell-flow');
 * if (flow?.step === 'code') showCode(flow.primary_id);
 */
export function readStoredFlow(name: string): StoredFlow | undefined {
  try {
    const flow: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (typeof flow !== 'object' || flow === null) return undefined;
    const values = Object.entries(flow);
    return Object.fromEntries(
      values.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return undefined;
  }
}

/** Stores a flow for this tab; does nothing if storage is full or disabled. Never store a code or a password. */
export function storeFlow(name: string, flow: StoredFlow): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(flow));
  } catch {
    // The flow then ends with the page.
  }
}

/** Removes a flow that has ended. */
export function removeStoredFlow(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing is stored.
  }
}
