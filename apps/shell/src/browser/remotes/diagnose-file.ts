import type { FailureCode } from '@tractor-haat/api-client';
import { timeoutSignal } from '../timeout-signal.ts';

/** With `nosniff` browsers reject scripts and style sheets of other types. */
const USABLE_TYPE = /javascript|text\/css|application\/json/;

const toNetworkCode = (): FailureCode => (navigator.onLine ? 'TH-102' : 'TH-101');

/**
 * Requests a rejected file again, bypassing the HTTP cache, to find the reason, which script
 * elements do not report. If it arrives intact, the cached copy was altered.
 */
export async function diagnoseFile(file: string, limit_ms: number): Promise<FailureCode> {
  try {
    const response = await fetch(file, {
      cache: 'reload',
      credentials: 'same-origin',
      signal: timeoutSignal(limit_ms),
    });
    if (!response.ok) return 'TH-103';
    if (!USABLE_TYPE.test(response.headers.get('content-type') ?? '')) return 'TH-105';
    await response.arrayBuffer();
    return 'TH-106';
  } catch (error) {
    // Older browsers do not pass the abort reason; the timeout is the only source of an `AbortError` here.
    const isSlow = error instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(error.name);
    return isSlow ? 'TH-104' : toNetworkCode();
  }
}
