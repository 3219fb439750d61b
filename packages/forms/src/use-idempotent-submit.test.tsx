import { renderHook } from '@testing-library/react';
import { ApiError } from '@tractor-haat/api-client';
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
