import { ApiError, readDesk } from '@tractor-haat/api-client';
import { useCallback, useEffect, useState } from 'react';

/** What was read so far: nothing yet, the data, or the status of a failure (0: no answer). */
export type Read<T> = {
  data: T | undefined;
  next: string | null;
  failed: number | undefined;
  again(): void;
  set(data: T): void;
};

/** Reads in the browser, where the session's cookie is; a change of `path` reads anew. */
export function useRead<T>(path: string): Read<T> {
  const [data, setData] = useState<T>();
  const [next, setNext] = useState<string | null>(null);
  const [failed, setFailed] = useState<number>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    readDesk<T>(path, {}, { signal: stop.signal }).then(
      (answer) => {
        setData(answer.data);
        setNext(answer.next ?? null);
        setFailed(undefined);
      },
      (error) => {
        if (!stop.signal.aborted) setFailed(error instanceof ApiError ? error.status : 0);
      },
    );
    return () => stop.abort();
  }, [path, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { data, next, failed, again, set: setData };
}
