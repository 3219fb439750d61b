/** Replaces `AbortSignal.timeout`, which Safari 15 and Chrome below 103 do not support. */
export function timeoutSignal(limit_ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('It took too long.', 'TimeoutError')), limit_ms);
  return limit.signal;
}
