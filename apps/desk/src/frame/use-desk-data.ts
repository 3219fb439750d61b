import { ApiError, getDeskData } from '@tractor-haat/api-client';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { SessionEndContext } from './session-end-context.ts';

/**
 * Latest response for a path. `failed` is the status of a failed request (0: no response), after which `data` stays.
 */
export type DeskDataState<T> = {
  data: T | undefined;
  next: string | null;
  failed: number | undefined;
  isLoading: boolean;
  reload(): void;
  /** Replaces the data and ignores a pending response. */
  set(data: T | undefined): void;
};

type LatestResponse<T> = Pick<DeskDataState<T>, 'data' | 'next' | 'failed'> & {
  path: string;
  round: number;
};

/** Requests run in the browser, which has the session cookie. A new `path` starts without data. */
export function useDeskData<T>(path: string): DeskDataState<T> {
  const [latest, setLatest] = useState<LatestResponse<T>>();
  const [round, setRound] = useState(0);
  const request = useRef<AbortController>(undefined);
  const onSessionEnd = useContext(SessionEndContext);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    getDeskData<T>(path, {}, { signal }).then(
      ({ data, next = null }) => {
        if (!signal.aborted) setLatest({ path, round, data, next, failed: undefined });
      },
      (error) => {
        if (signal.aborted) return;
        const failed = error instanceof ApiError ? error.status : 0;
        setLatest((previous) => ({ ...toResult(previous, path), path, round, failed }));
        if (failed === 401) onSessionEnd();
      },
    );
    return () => controller.abort();
  }, [path, round, onSessionEnd]);
  const reload = useCallback(() => setRound((previous) => previous + 1), []);
  const set = (data: T | undefined) => {
    request.current?.abort();
    setLatest((previous) => ({
      ...toResult(previous, path),
      path,
      round,
      data,
      failed: undefined,
    }));
  };
  const isLoading = latest?.path !== path || latest.round !== round;
  return { ...toResult(latest, path), isLoading, reload, set };
}

const NO_DATA = { data: undefined, next: null, failed: undefined };

function toResult<T>(latest: LatestResponse<T> | undefined, path: string) {
  if (latest?.path !== path) return NO_DATA;
  const { data, next, failed } = latest;
  return { data, next, failed };
}
