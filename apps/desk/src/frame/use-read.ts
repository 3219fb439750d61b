import { ApiError, getDeskData } from '@tractor-haat/api-client';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { SessionEndContext } from './session-end.ts';

/**
 * Result of the latest request for a path: data, or the status of a failure (0: no response). Data stays if a later
 * request fails.
 */
export type ReadState<T> = {
  data: T | undefined;
  next: string | null;
  failed: number | undefined;
  isReading: boolean;
  again(): void;
  /** Replaces the data and ignores a pending response. */
  set(data: T | undefined): void;
};

type Answer<T> = Pick<ReadState<T>, 'data' | 'next' | 'failed'> & { path: string; round: number };

/** Loads data in the browser, which has the session cookie. A new `path` starts without data. */
export function useRead<T>(path: string): ReadState<T> {
  const [newest, setNewest] = useState<Answer<T>>();
  const [round, setRound] = useState(0);
  const request = useRef<AbortController>(undefined);
  const onSessionEnd = useContext(SessionEndContext);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    getDeskData<T>(path, {}, { signal }).then(
      ({ data, next = null }) => {
        if (!signal.aborted) setNewest({ path, round, data, next, failed: undefined });
      },
      (error) => {
        if (signal.aborted) return;
        const failed = error instanceof ApiError ? error.status : 0;
        setNewest((before) => ({ ...answerOf(before, path), path, round, failed }));
        if (failed === 401) onSessionEnd();
      },
    );
    return () => controller.abort();
  }, [path, round, onSessionEnd]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const set = (data: T | undefined) => {
    request.current?.abort();
    setNewest((before) => ({ ...answerOf(before, path), path, round, data, failed: undefined }));
  };
  const isReading = newest?.path !== path || newest.round !== round;
  return { ...answerOf(newest, path), isReading, again, set };
}

const NO_ANSWER = { data: undefined, next: null, failed: undefined };

function answerOf<T>(newest: Answer<T> | undefined, path: string) {
  if (newest?.path !== path) return NO_ANSWER;
  const { data, next, failed } = newest;
  return { data, next, failed };
}
