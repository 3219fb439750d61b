import { ApiError, getFormDraft } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, unavailable } from '@tractor-haat/platform';
import {
  EMPTY_FORM_STATE,
  type ServerFormState,
  serverFormStateOf,
} from '../flow/server-form-state.ts';

/** What the server kept for a browser without JavaScript; nothing when the address names none, or it is over. */
export async function loadServerFormState({
  request,
}: LoaderFunctionArgs): Promise<ServerFormState> {
  const id = new URL(request.url).searchParams.get('draft');
  if (id === null) return EMPTY_FORM_STATE;
  try {
    return serverFormStateOf(await getFormDraft(id, { signal: request.signal }));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
      return EMPTY_FORM_STATE;
    }
    throw unavailable();
  }
}
