import { ApiError, getFormDraft } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, unavailable } from '@tractor-haat/platform';
import { type Given, givenOf, NOTHING_GIVEN } from '../flow/given.ts';

/** What the server kept for a browser without JavaScript; nothing when the address names none, or it is over. */
export async function loadGiven({ request }: LoaderFunctionArgs): Promise<Given> {
  const id = new URL(request.url).searchParams.get('draft');
  if (id === null) return NOTHING_GIVEN;
  try {
    return givenOf(await getFormDraft(id, { signal: request.signal }));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
      return NOTHING_GIVEN;
    }
    throw unavailable();
  }
}
