import { ApiError, api, type FormDraft } from '@tractor-haat/api-client';
import { unavailable } from '@tractor-haat/platform';

/**
 * Loads the draft of a form that was sent without JavaScript, whose id is the parameter `draft` of the URL. Returns
 * null without this parameter, or if the draft has expired. Throws the 503 page if the API is unavailable.
 *
 * @example
 * export const loader = ({ request }: LoaderFunctionArgs) => loadFormDraft(request);
 */
export async function loadFormDraft(request: Request): Promise<FormDraft | null> {
  const id = new URL(request.url).searchParams.get('draft');
  if (id === null) return null;
  try {
    return await api.get('/api/v1/form-drafts/:id', { params: { id }, signal: request.signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw unavailable();
  }
}
