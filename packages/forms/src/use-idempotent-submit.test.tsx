import { renderHook } from '@testing-library/react';
import { ApiError } from '@tractor-haat/api-client';
import { createAttemptStore } from './form-progress.ts';
import { useIdempotentSubmit } from './use-idempotent-submit.ts';

type Body = { mobile: string; idempotency_key?: string };

/** The returned function submits a form and returns the idempotency key that it sent. */
function createSubmit() {
  const { result } = renderHook(() => useIdempotentSubmit());
  return async (mobile: string, response: unknown = 'fine') => {
    let key = '';
    const send = async (body: Body) => {
      key = body.idempotency_key ?? '';
      if (response instanceof Error) throw response;
    };
    await result.current({ mobile }, send).catch(() => undefined);
    return key;
  };
}

const networkError = new ApiError(0, null);
const serverError = new ApiError(500, { message: 'INTERNAL' });
const validationError = new ApiError(400, { reason: 'mobile_invalid' });

test('reuses the idempotency key for identical values while the result is unknown', async () => {
  const submit = createSubmit();
  const key = await submit('98', networkError);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await submit('98', serverError)).toBe(key);
  expect(await submit('98')).toBe(key);
});

test('creates a new idempotency key after a response or for changed values', async () => {
  const submit = createSubmit();
  const keys = [
    await submit('98', networkError),
    await submit('99', networkError),
    await submit('99', validationError),
    await submit('99'),
    await submit('99'),
  ];
  expect(keys[2]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(4);
});

test('reuses the idempotency key after a reload and in another language', async () => {
  sessionStorage.clear();
  const keys: string[] = [];
  const send = async (body: { idempotency_key: string }) => {
    keys.push(body.idempotency_key);
    if (keys.length < 3) throw networkError;
  };
  for (const language of ['en', 'en', 'gu', 'gu']) {
    const { result } = renderHook(() => useIdempotentSubmit(createAttemptStore('contact')));
    await result.current({ mobile: '98', language }, send).catch(() => undefined);
  }
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[2]);
});
