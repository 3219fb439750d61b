/** Replaces `AbortSignal.timeout`, which Safari 15 and Chrome below 103 do not support. */
export function createTimeoutSignal(limit_ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException('It took too long.', 'TimeoutError')),
    limit_ms,
  );
  return controller.signal;
}
