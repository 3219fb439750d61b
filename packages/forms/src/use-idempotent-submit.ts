import { ApiError } from '@tractor-haat/api-client';
import { useRef } from 'react';

/** Creates 128 random bits as text. `crypto.randomUUID` exists only in secure contexts. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** A submit whose result is unknown. */
export type PendingAttempt = { readonly content: string; readonly key: string };

/** Stores a pending attempt for a reload (`createAttemptStore`). */
export type AttemptStore = {
  readonly read: () => PendingAttempt | undefined;
  readonly write: (attempt: PendingAttempt | undefined) => void;
};

/**
 * Adds an idempotency key to each submit. The key stays the same while the result of an identical submit is unknown, so
 * that a retry after a lost response does not repeat it. Changed values or a response start a new key; another language
 * does not. With `store` the key survives a reload; the content is stored too, so it must have no secrets.
 *
 * @example
 * const submit = useIdempotentSubmit();
 * const { data } = await submit(values, (body) => saveEnquiry(body));
 */
export function useIdempotentSubmit(store?: AttemptStore) {
  const latestAttempt = useRef<PendingAttempt>(undefined);
  const setPending = (attempt: PendingAttempt | undefined) => {
    latestAttempt.current = attempt;
    store?.write(attempt);
  };
  return async <Body extends object, Result>(
    body: Body,
    send: (body: Body & { idempotency_key: string }) => Promise<Result>,
  ): Promise<Result> => {
    const content = JSON.stringify({ ...body, language: undefined });
    const pending = latestAttempt.current ?? store?.read();
    const { key } = pending?.content === content ? pending : { key: randomKey() };
    setPending({ content, key });
    try {
      const response = await send({ ...body, idempotency_key: key });
      setPending(undefined);
      return response;
    } catch (error) {
      const hasResponse = error instanceof ApiError && !error.isNetworkError && error.status < 500;
      if (hasResponse) setPending(undefined);
      throw error;
    }
  };
}
