/**
 * Creates the response that a loader throws if the page does not exist. The visitor gets the 404 page.
 *
 * @example
 * if (tractor === null) throw notFound();
 */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/**
 * Creates the response that a loader throws if it cannot load the main data. The visitor gets the 503 page with a
 * button to retry.
 */
export function unavailable(): Response {
  return new Response(null, { status: 503, statusText: 'Service Unavailable' });
}
