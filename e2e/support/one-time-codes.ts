import type { APIRequestContext } from '@playwright/test';

let createdNumbers = 0;

/** Returns a number that no other test of this run uses. The worker index and a counter make it unique. */
export function createMobileNumber(first: 5 | 9 = 9): string {
  createdNumbers += 1;
  const worker = (process.env.TEST_WORKER_INDEX ?? '0').padStart(4, '0');
  return `${first}${worker}${String(createdNumbers).padStart(5, '0')}`;
}

export async function readSentCodes(request: APIRequestContext, mobile: string): Promise<string[]> {
  const messages = await (await request.get('/api/dev/outbox')).json();
  return messages
    .filter((message: { mobile: string }) => message.mobile === mobile)
    .map((message: { code: string }) => message.code);
}

export const createWrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
