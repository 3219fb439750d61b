/** Fields of an error response. */
export type FailureBody = {
  message?: string;
  code?: string;
  reason?: string;
  faults?: Record<string, string>;
  [field: string]: unknown;
};

/**
 * A failed call of the API. `status` is the HTTP status, or 0 without a response. `body` is the parsed response, whose
 * `message` is the text for the visitor. `body` is null after a network error.
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
  /** Seconds until the client may try again, from the header `Retry-After`. */
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

  /** True after a timeout. The API may have received the request. */
  get isTimeout(): boolean {
    return this.cause instanceof Error && this.cause.name === 'TimeoutError';
  }

  /** True without a connection, after a timeout, or if the response does not come from the API. */
  get isNetworkError(): boolean {
    return this.body === null;
  }
}
