import { ApiError, api, type MyDataPage } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, unavailable } from '@tractor-haat/platform';

/** `expired`: the ticket was used or is older than 30 minutes. */
export type MyDataState = MyDataPage | { readonly step: 'expired' };

/** A ticket works once, so a copied URL or the browser history does not reveal the data. */
export async function loadMyData({ request }: LoaderFunctionArgs): Promise<MyDataState> {
  const ticket = new URL(request.url).searchParams.get('draft');
  if (ticket === null) return { step: 'number' };
  try {
    return await api.get('/api/v1/my-data/:ticket', { params: { ticket }, signal: request.signal });
  } catch (error) {
    const isExpired = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (isExpired) return { step: 'expired' };
    throw unavailable();
  }
}
