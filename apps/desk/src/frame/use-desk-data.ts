import { ApiError, getDeskData } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';

/**
 * Latest response for a path. `failedStatus` is the status of a failed request (0: no response), after which `data`
 * stays.
 */
type DeskDataState<T> = {
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

type ActionMessage = { tone: 'ok' | 'bad'; text: string };

type Result = { message: ActionMessage | undefined; validationErrors: Record<string, string> };

const NO_RESULT: Result = { message: undefined, validationErrors: {} };

/**
 * Runs one request at a time and ignores further clicks. `message` is the latest error, or the text that `work`
 * resolves to.
 */
export function useAction() {
  const { t } = useTranslation('desk');
  const onSessionEnd = useContext(SessionEndContext);
  const [result, setResult] = useState(NO_RESULT);
  const [isBusy, setBusy] = useState(false);
  // A ref, because two clicks may happen before one render.
  const isRunning = useRef(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const text = await work();
      setResult(
        typeof text === 'string'
          ? { message: { tone: 'ok', text }, validationErrors: {} }
          : NO_RESULT,
      );
    } catch (error) {
      const validationErrors = (error instanceof ApiError && error.body?.faults) || {};
      setResult({ message: { tone: 'bad', text: formatErrorMessage(error, t) }, validationErrors });
      if (error instanceof ApiError && error.status === 401) onSessionEnd();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy, ...result, clear: () => setResult(NO_RESULT) };
}

/** Reloads the session after a 401 response. Does nothing outside `DeskFrame`. */
export const SessionEndContext = createContext<() => void>(() => undefined);

type Translate = { (key: string): string; (key: string, fallback: string): string };

/** Falls back to the text of the API if there is no translation. */
export function formatErrorMessage(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError) || error.isNetworkError) return t('failed');
  const { reason, message = t('failed') } = error.body ?? {};
  return reason ? t(`refused.${reason}`, message) : message;
}
