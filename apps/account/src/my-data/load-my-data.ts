import { ApiError, getMyDataPage, type MyDataPage } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, unavailable } from '@tractor-haat/platform';

/** `gone`: the word in the address has shown its data, or its half hour is over. */
export type MyDataState = MyDataPage | { readonly step: 'gone' };

/**
 * What a form led to. The word in the address is good for one look, so that a copied address, or the browser's history,
 * shows nothing; the browser's own cookie opens it again.
 */
export async function loadMyData({ request }: LoaderFunctionArgs): Promise<MyDataState> {
  const ticket = new URL(request.url).searchParams.get('draft');
  if (ticket === null) return { step: 'number' };
  try {
    return await getMyDataPage(ticket, { signal: request.signal });
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (isGone) return { step: 'gone' };
    throw unavailable();
  }
}
