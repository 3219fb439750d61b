/** Thrown by a loader when there is no such page: the visitor gets the site's 404 page with that status. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** Thrown by a loader when the page's main data cannot be had now: a 503 page that offers a retry. */
export function unavailable(): Response {
  return new Response(null, { status: 503, statusText: 'Service Unavailable' });
}
