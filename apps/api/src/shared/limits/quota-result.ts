/** Whether the quota allows the use; if not, the seconds to wait. */
export type QuotaResult = { ok: true } | { ok: false; waitSeconds: number };
