import {
  api,
  deleteUnfinishedForms,
  FORM_PROGRESS_KEY,
  type GetData,
} from '@tractor-haat/api-client';

/**
 * Returns null without a session. The unfinished forms of this tab are then deleted, because they contain personal
 * data.
 */
export async function fetchSession(): Promise<GetData<'/api/session'>> {
  const session = await api.get('/api/session');
  if (session === null) deleteFormProgress();
  return session;
}

export async function endSession(): Promise<void> {
  deleteUnfinishedForms();
  await api.post('/api/user_logout', {});
}

function deleteFormProgress(): void {
  try {
    sessionStorage.removeItem(FORM_PROGRESS_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
