import { ApiError } from '@tractor-haat/api-client';
import { useRef } from 'react';

/** 128 random bits. `crypto.randomUUID` is there on secure pages alone. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Sends with a key for each attempt (`idempotency_key`): an attempt begins when something is sent, and goes on for as
 * long as nobody knows whether the same arrived, so that "Send again" after a lost answer does nothing twice. Whatever
 * differs, or was answered, begins another one.
 */
export function useAttempt() {
  const current = useRef<{ of: string; key: string }>(undefined);
  return async <Body extends object, Answer>(
    body: Body,
    send: (body: Body & { idempotency_key: string }) => Promise<Answer>,
  ): Promise<Answer> => {
    const of = JSON.stringify(body);
    if (current.current?.of !== of) current.current = { of, key: randomKey() };
    try {
      const answer = await send({ ...body, idempotency_key: current.current.key });
      current.current = undefined;
      return answer;
    } catch (error) {
      const isAnswered = error instanceof ApiError && !error.isNetworkError && error.status < 500;
      if (isAnswered) current.current = undefined;
      throw error;
    }
  };
}
