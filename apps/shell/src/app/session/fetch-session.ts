import {
  deleteUnfinishedForms,
  FORM_PROGRESS_KEY,
  getSession,
  logoutUser,
} from '@tractor-haat/api-client';

// A separate chunk, loaded only by visitors with a session.

/** User of the session cookie. Without one the unfinished forms of this tab are deleted: they are personal. */
export async function fetchSession(): ReturnType<typeof getSession> {
  const session = await getSession();
  if (session === null) deleteFormProgress();
  return session;
}

export function endSession(): ReturnType<typeof logoutUser> {
  deleteUnfinishedForms();
  return logoutUser();
}

function deleteFormProgress(): void {
  try {
    sessionStorage.removeItem(FORM_PROGRESS_KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
