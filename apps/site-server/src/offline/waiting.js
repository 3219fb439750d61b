// Queues forms that are submitted without network, and caches the option lists that forms need. This
// classic script follows worker.js and `send-waiting-forms.js` of platform in `/sw.js`.
/* global cacheResponse, DATA_CACHE, IGNORE_VARY, storeForm, sendWaitingForms, listSentForms, deleteSentForms */

const SYNC_TAG = 'enquiries';

/** Forms to other URLs are not queued. */
const FORM_PATHS = /^\/api\/(?:enquiry_save|whatsapp_popup_enquiry)$/;

/** Reports sent forms to one visible page. Other tabs reload their notebook from storage. */
async function reportSentForms() {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible');
  const sent = await listSentForms();
  if (!page || sent.length === 0) return;
  for (const client of pages)
    client.postMessage(client === page ? { sent: sent.length } : { changed: true });
  await deleteSentForms(sent);
}

async function sendQueuedForms() {
  const isDone = await sendWaitingForms();
  await reportSentForms();
  return isDone;
}

async function queueForm(form, port) {
  if (typeof form?.key !== 'string' || !FORM_PATHS.test(form.path)) return;
  await storeForm({ ...form, state: 'waiting' });
  port?.postMessage(true);
  // Without Background Sync, the form is sent on the next visit or on the `online` event of a page.
  await self.registration.sync?.register(SYNC_TAG).catch(() => undefined);
}

self.addEventListener('message', (event) => {
  const { waiting, seen, retry } = event.data ?? {};
  if (waiting) event.waitUntil(queueForm(waiting, event.ports[0]).catch(() => undefined));
  else if (seen || retry) event.waitUntil(sendQueuedForms().catch(() => undefined));
});

self.addEventListener('sync', (event) => {
  if (event.tag !== SYNC_TAG) return;
  event.waitUntil(
    sendQueuedForms().then((isDone) => {
      // After a rejection the browser retries with increasing delay.
      if (!isDone) throw new Error('Something still waits');
    }),
  );
});

/** Option lists are equal for all visitors, although most of them use POST. */
const LIST_PATHS =
  /^\/api\/(?:all_(?:state|district|tehsil|implements_type)|implement_type_brand_list|implement_brand_modals|tyre_modal)$/;

async function getList(event) {
  const { request } = event;
  const body = request.method === 'POST' ? await request.clone().text() : '';
  // The body becomes part of the cache key, because a cache stores no POST requests.
  const separator = request.url.includes('?') ? '&' : '?';
  const address = request.url + separator + encodeURIComponent(body);
  try {
    const response = await fetch(request);
    if (response.ok)
      event.waitUntil(cacheResponse(DATA_CACHE, address, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const cached = await caches.match(address, { ...IGNORE_VARY, cacheName: DATA_CACHE });
    if (cached) return cached;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin === self.location.origin && LIST_PATHS.test(url.pathname))
    event.respondWith(getList(event));
});
