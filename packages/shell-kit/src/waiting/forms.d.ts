/** Sends queued forms, oldest first. False if some remain. */
export function sendAll(): Promise<boolean>;
/** Keys of sent forms that were not announced yet. */
export function sentForms(): Promise<readonly string[]>;
export function forgetSent(keys: readonly string[]): Promise<void>;
