/** Sends queued forms, oldest first. Resolves to false if some remain, for example without network. */
export function sendWaitingForms(): Promise<boolean>;
/** Lists the keys of sent forms about which the visitor was not notified yet. */
export function listSentForms(): Promise<readonly string[]>;
/** Deletes the markers of sent forms. Call it after the visitor was notified. */
export function deleteSentForms(keys: readonly string[]): Promise<void>;
