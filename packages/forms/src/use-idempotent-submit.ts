import { ApiError } from '@tractor-haat/api-client';
import { useRef } from 'react';

/** Avoids `crypto.randomUUID`, which is undefined in insecure contexts, such as a development server on a phone. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** A submit without a response. `content` is the JSON of the values. */
export type PendingAttempt = { readonly content: string; readonly key: string };

/** Stores a pending attempt, so that it survives a reload. See `createAttemptStore`. */
export type AttemptStore = {
  readonly read: () => PendingAttempt | undefined;
  readonly write: (attempt: PendingAttempt | undefined) => void;
};

/**
 * Returns a function that adds an idempotency key to each submit. If there was no response, a retry with the same
 * values has the same key, so that the API does not repeat the submit. A response or changed values lead to a new key,
 * a change of language does not. With `store` the key survives a reload. The values are stored too, so they must not
 * contain secrets.
 *
 * @example
 * const submit = useIdempotentSubmit();
 * const { data } = await submit(values, (body) => api.post('/api/enquiry_save', body));
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
