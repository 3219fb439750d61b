export type QuotaResult = { ok: true } | { ok: false; waitSeconds: number };
