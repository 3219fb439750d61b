import type { FailureCode } from '@tractor-haat/api-client';
import { timeoutSignal } from '../timeout-signal.ts';

/** Scripts and style sheets; with `nosniff` browsers refuse them under any other type. */
const USABLE_TYPE = /javascript|text\/css|application\/json/;

const noAnswer = (): FailureCode => (navigator.onLine ? 'TH-102' : 'TH-101');

/**
 * Fetches a file that was refused past the browser's cache, where it may sit as immutable, and says
 * what is wrong with it: script elements do not tell. A file that arrives well was altered.
 */
export async function examineFile(file: string, limit_ms: number): Promise<FailureCode> {
  try {
    const answer = await fetch(file, {
      cache: 'reload',
      credentials: 'same-origin',
      signal: timeoutSignal(limit_ms),
    });
    if (!answer.ok) return 'TH-103';
    if (!USABLE_TYPE.test(answer.headers.get('content-type') ?? '')) return 'TH-105';
    await answer.arrayBuffer();
    return 'TH-106';
  } catch (error) {
    // Older browsers pass no reason on: there it is an `AbortError`, and nobody else gives up.
    const isSlow = error instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(error.name);
    return isSlow ? 'TH-104' : noAnswer();
  }
}
