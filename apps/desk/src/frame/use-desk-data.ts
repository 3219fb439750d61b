import { ApiError, getDeskData } from '@tractor-haat/api-client';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { SessionEndContext } from './session-end-context.ts';

/**
 * Latest response for a path. `failedStatus` is the status of a failed request (0: no response), after which `data`
 * stays.
 */
export type DeskDataState<T> = {
  data: T | undefined;
  next: string | null;
  failedStatus: number | undefined;
  isLoading: boolean;
  reload(): void;
  /** Replaces the data and ignores a pending response. */
  set(data: T | undefined): void;
};

type LatestResponse<T> = Pick<DeskDataState<T>, 'data' | 'next' | 'failedStatus'> & {
  path: string;
  reloadCount: number;
};

/** Requests run in the browser, which has the session cookie. A new `path` starts without data. */
export function useDeskData<T>(path: string): DeskDataState<T> {
  const [latest, setLatest] = useState<LatestResponse<T>>();
  const [reloadCount, setReloadCount] = useState(0);
  const request = useRef<AbortController>(undefined);
  const onSessionEnd = useContext(SessionEndContext);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    getDeskData<T>(path, {}, { signal }).then(
      ({ data, next = null }) => {
        if (!signal.aborted) setLatest({ path, reloadCount, data, next, failedStatus: undefined });
      },
      (error) => {
        if (signal.aborted) return;
        const failedStatus = error instanceof ApiError ? error.status : 0;
        setLatest((previous) => ({ ...toResult(previous, path), path, reloadCount, failedStatus }));
        if (failedStatus === 401) onSessionEnd();
      },
    );
    return () => controller.abort();
  }, [path, reloadCount, onSessionEnd]);
  const reload = useCallback(() => setReloadCount((previous) => previous + 1), []);
  const set = (data: T | undefined) => {
    request.current?.abort();
    setLatest((previous) => ({
      ...toResult(previous, path),
      path,
      reloadCount,
      data,
      failedStatus: undefined,
    }));
  };
  const isLoading = latest?.path !== path || latest.reloadCount !== reloadCount;
  return { ...toResult(latest, path), isLoading, reload, set };
}

const NO_DATA = { data: undefined, next: null, failedStatus: undefined };

function toResult<T>(latest: LatestResponse<T> | undefined, path: string) {
  if (latest?.path !== path) return NO_DATA;
  const { data, next, failedStatus } = latest;
  return { data, next, failedStatus };
}
