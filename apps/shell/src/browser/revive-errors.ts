import { RouteErrorResponse } from '@tractor-haat/platform/shell';
import type { PageData } from '../app/page-data.ts';

/** Restores the router's errors from their serialised form. */
export function reviveErrors(errors: NonNullable<PageData['hydration']>['errors']) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [
      id,
      new RouteErrorResponse(status, statusText, data),
    ]),
  );
}
