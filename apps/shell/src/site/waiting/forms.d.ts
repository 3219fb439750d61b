/** Sends what waits, the oldest first. False when something still waits. */
export function sendAll(): Promise<boolean>;
/** Keys of the forms that went, and of which nobody was told yet. */
export function sentForms(): Promise<readonly string[]>;
export function forgetSent(keys: readonly string[]): Promise<void>;
