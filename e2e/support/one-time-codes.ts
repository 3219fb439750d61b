import type { APIRequestContext } from '@playwright/test';

let numbers = 0;

/** A mobile number that no other test of this run uses: derived from the worker index and a counter. */
export function newNumber(first: 5 | 9 = 9): string {
  numbers += 1;
  const worker = (process.env.TEST_WORKER_INDEX ?? '0').padStart(4, '0');
  return `${first}${worker}${String(numbers).padStart(5, '0')}`;
}

/** Codes sent to a number, newest first. */
export async function codesFor(request: APIRequestContext, mobile: string): Promise<string[]> {
  const messages = await (await request.get('/api/dev/outbox')).json();
  return messages
    .filter((one: { mobile: string }) => one.mobile === mobile)
    .map((one: { code: string }) => one.code);
}

/** Six digits other than this code. */
export const wrongOf = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
