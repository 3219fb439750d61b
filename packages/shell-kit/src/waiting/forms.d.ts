/** Sends queued forms, oldest first. Returns false if some remain. */
export function sendAll(): Promise<boolean>;
/** Keys of sent forms that were not announced yet. */
export function sentForms(): Promise<readonly string[]>;
/** Deletes the markers of sent forms after the visitor was notified. */
export function forgetSent(keys: readonly string[]): Promise<void>;
