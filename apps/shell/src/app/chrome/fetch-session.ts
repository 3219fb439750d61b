import {
  deleteUnfinishedForms,
  FORM_PROGRESS_KEY,
  getSession,
  logoutUser,
} from '@tractor-haat/api-client';

/**
 * Returns null without a session. The unfinished forms of this tab are then deleted, because they contain personal
 * data.
 */
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
    // Storage is blocked, so nothing was stored.
  }
}
