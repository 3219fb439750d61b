/**
 * Throw in a loader if the page does not exist: the visitor gets the 404 page.
 *
 * @example
 * if (tractor === null) throw notFound();
 */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** Throw in a loader if the main data are unavailable: the visitor gets the 503 page with a retry. */
export function unavailable(): Response {
  return new Response(null, { status: 503, statusText: 'Service Unavailable' });
}
