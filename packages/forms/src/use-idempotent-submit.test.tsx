import { renderHook } from '@testing-library/react';
import { ApiError } from '@tractor-haat/api-client';
import { createAttemptStore } from './form-progress.ts';
import { useIdempotentSubmit } from './use-idempotent-submit.ts';

type Body = { mobile: string; idempotency_key?: string };

/** Idempotency keys of consecutive submits. */
function pressing() {
  const { result } = renderHook(() => useIdempotentSubmit());
  return async (mobile: string, answer: unknown = 'fine') => {
    let key = '';
    const send = async (body: Body) => {
      key = body.idempotency_key ?? '';
      if (answer instanceof Error) throw answer;
    };
    await result.current({ mobile }, send).catch(() => undefined);
    return key;
  };
}

const unreached = new ApiError(0, null);
const broken = new ApiError(500, { message: 'INTERNAL' });
const refused = new ApiError(400, { reason: 'mobile_invalid' });

test('identical values keep the idempotency key while the result is unknown', async () => {
  const press = pressing();
  const key = await press('98', unreached);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await press('98', broken)).toBe(key);
  expect(await press('98')).toBe(key);
});

test('a response or changed values start a new idempotency key', async () => {
  const press = pressing();
  const keys = [
    await press('98', unreached),
    await press('99', unreached),
    await press('99', refused),
    await press('99'),
    await press('99'),
  ];
  expect(keys[2]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(4);
});

test('another language keeps the idempotency key, and a store keeps it for a reload', async () => {
  sessionStorage.clear();
  const keys: string[] = [];
  const send = async (body: { idempotency_key: string }) => {
    keys.push(body.idempotency_key);
    if (keys.length < 3) throw unreached;
  };
  for (const language of ['en', 'en', 'gu', 'gu']) {
    const { result } = renderHook(() => useIdempotentSubmit(createAttemptStore('contact')));
    await result.current({ mobile: '98', language }, send).catch(() => undefined);
  }
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[2]);
});
