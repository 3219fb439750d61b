/** Aborts after so many ms, as `AbortSignal.timeout` does, which Safari 15 and Chrome below 103 do not know. */
export function timeoutSignal(limit_ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('It took too long.', 'TimeoutError')), limit_ms);
  return limit.signal;
}
