import type { FailureCode } from '@tractor-haat/api-client';
import { createTimeoutSignal } from '../create-timeout-signal.ts';

/** With `nosniff`, browsers reject scripts and style sheets of other content types. */
const USABLE_TYPE = /javascript|text\/css|application\/json/;

const toNetworkCode = (): FailureCode => (navigator.onLine ? 'TH-102' : 'TH-101');

/**
 * Requests a failed file again without the HTTP cache, because script elements do not report why
 * they failed. If the file arrives intact, the cached copy was altered.
 */
export async function diagnoseFile(file: string, timeoutMs: number): Promise<FailureCode> {
  try {
    const response = await fetch(file, {
      cache: 'reload',
      credentials: 'same-origin',
      signal: createTimeoutSignal(timeoutMs),
    });
    if (!response.ok) return 'TH-103';
    if (!USABLE_TYPE.test(response.headers.get('content-type') ?? '')) return 'TH-105';
    await response.arrayBuffer();
    return 'TH-106';
  } catch (error) {
    // Older browsers do not pass the abort reason. Only the timeout can cause an `AbortError` here.
    const isSlow = error instanceof DOMException && /Timeout|Abort/.test(error.name);
    return isSlow ? 'TH-104' : toNetworkCode();
  }
}
