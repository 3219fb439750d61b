import { ApiError, type FormDraft, getFormDraft } from '@tractor-haat/api-client';
import { unavailable } from '@tractor-haat/platform';

/**
 * What the server kept for a browser without JavaScript, by the page's address (`?draft=`); null when the address
 * names nothing, or it is over.
 */
export async function loadFormDraft(request: Request): Promise<FormDraft | null> {
  const id = new URL(request.url).searchParams.get('draft');
  if (id === null) return null;
  try {
    return await getFormDraft(id, { signal: request.signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw unavailable();
  }
}
