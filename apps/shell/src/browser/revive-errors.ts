import { RouteErrorResponse } from '@tractor-haat/platform/shell';
import type { PageData } from '../site/page-data.ts';

/** The router's errors as they were on the server. */
export function reviveErrors(errors: NonNullable<PageData['hydration']>['errors']) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [
      id,
      new RouteErrorResponse(status, statusText, data),
    ]),
  );
}
