/** What the API says about a failure, as far as it could be read. */
export type FailureBody = {
  message?: string;
  code?: string;
  reason?: string;
  faults?: Record<string, string>;
  [field: string]: unknown;
};

/**
 * A call that did not succeed. `status` is the HTTP status, 0 when no answer came. `body` is the
 * parsed answer; `body.message` is what the visitor reads. Without a body it is a network error.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: FailureBody | null;
  /** After how many seconds it may be tried again (`Retry-After`), where the API says so. */
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

  /** True when nobody told us a reason: no connection, too slow, or not our API that answered. */
  get isNetworkError(): boolean {
    return this.body === null;
  }
}
