import { ApiError } from '@tractor-haat/api-client';
import { useRef } from 'react';

/** 128 random bits. `crypto.randomUUID` exists only in secure contexts. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Adds an idempotency key to each submit. The key stays the same while the result of an identical submit is unknown, so
 * that a retry after a lost response does not repeat it. Changed values or a response start a new key.
 *
 * @example
 * const submit = useIdempotentSubmit();
 * const { data } = await submit(values, (body) => saveEnquiry(body));
 */
export function useIdempotentSubmit() {
  const current = useRef<{ content: string; key: string }>(undefined);
  return async <Body extends object, Result>(
    body: Body,
    send: (body: Body & { idempotency_key: string }) => Promise<Result>,
  ): Promise<Result> => {
    const content = JSON.stringify(body);
    if (current.current?.content !== content) current.current = { content, key: randomKey() };
    try {
      const response = await send({ ...body, idempotency_key: current.current.key });
      current.current = undefined;
      return response;
    } catch (error) {
      const hasResponse = error instanceof ApiError && !error.isNetworkError && error.status < 500;
      if (hasResponse) current.current = undefined;
      throw error;
    }
  };
}
