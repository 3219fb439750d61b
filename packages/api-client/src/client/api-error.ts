/**
 * Body of an error response. `message` is a text for visitors, `reason` is its translation key, and `faults` maps the
 * names of invalid fields to reasons.
 */
export type FailureBody = {
  message?: string;
  code?: string;
  reason?: string;
  faults?: Record<string, string>;
  [field: string]: unknown;
};

/**
 * A failed call of the API. `status` is the HTTP status, or 0 without a response. `body` is the parsed body of the
 * response. It is null after a network error, or if the response is no JSON object.
 *
 * @example
 * catch (error) {
 *   if (error instanceof ApiError && error.status === 404) return null;
 *   throw error;
 * }
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: FailureBody | null;
  /** From the header `Retry-After`. */
  readonly waitSeconds: number | undefined;

  constructor(
    status: number,
    body: FailureBody | null,
    options: ErrorOptions & { waitSeconds?: number | undefined } = {},
  ) {
    super(
      body?.message ?? (status === 0 ? 'No answer from the API' : `API answered ${status}`),
      options,
    );
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.waitSeconds = options.waitSeconds;
  }

  /**
   * True after a timeout. The API may have processed the request nevertheless, so a retry must send the same
   * idempotency key.
   */
  get isTimeout(): boolean {
    return this.cause instanceof Error && this.cause.name === 'TimeoutError';
  }

  /** True if there was no response (no connection, or a timeout), or if the response was not sent by the API. */
  get isNetworkError(): boolean {
    return this.body === null;
  }
}
