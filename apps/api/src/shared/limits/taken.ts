/** Whether it may be done now; if not, after how many seconds. */
export type Taken = { ok: true } | { ok: false; waitSeconds: number };
