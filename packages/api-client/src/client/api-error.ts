/** Fields of an error response that could be parsed. */
export type FailureBody = {
  message?: string;
  code?: string;
  reason?: string;
  faults?: Record<string, string>;
  [field: string]: unknown;
};

/**
 * A failed call. `status` is the HTTP status, or 0 when there was no response. `body` is the parsed
 * response; `body.message` is the text for the visitor. Without a body it is a network error.
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
  /** Seconds before the next attempt (`Retry-After`), if the API sent them. */
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

  /** True when a time limit ended the call: the request may have arrived, or may still arrive. */
  get isTimeout(): boolean {
    return this.cause instanceof Error && this.cause.name === 'TimeoutError';
  }

  /** True when there is no reason from the API: no connection, a timeout, or a response from another server. */
  get isNetworkError(): boolean {
    return this.body === null;
  }
}
