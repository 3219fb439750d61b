/** Replaces `AbortSignal.timeout`, which Safari 15 and Chrome below 103 do not support. */
export function createTimeoutSignal(timeoutMs: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException('It took too long.', 'TimeoutError')),
    timeoutMs,
  );
  return controller.signal;
}
