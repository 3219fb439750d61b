// Offline queue, a classic script after worker.js and `shell-kit/waiting/forms.js`: forms submitted
// without network, and the option lists that they need.
/* global keep, DATA, ANY, putForm, sendAll, sentForms, forgetSent */

const SYNC = 'enquiries';

/** URLs that queued forms may be sent to. */
const FORMS = /^\/api\/(?:enquiry_save|whatsapp_popup_enquiry)$/;

/** Reports sent forms to one visible page; other tabs reload their notebook from storage. */
async function tellSent() {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible');
  const sent = await sentForms();
  if (!page || sent.length === 0) return;
  for (const one of pages)
    one.postMessage(one === page ? { sent: sent.length } : { changed: true });
  await forgetSent(sent);
}

async function sendWaiting() {
  const isDone = await sendAll();
  await tellSent();
  return isDone;
}

/** Queues a form that a page could not send. */
async function takeOver(form, port) {
  if (typeof form?.key !== 'string' || !FORMS.test(form.path)) return;
  await putForm({ ...form, state: 'waiting' });
  port?.postMessage(true);
  // Without Background Sync it is sent on the next visit or on the page's `online` event.
  await self.registration.sync?.register(SYNC).catch(() => undefined);
}

self.addEventListener('message', (event) => {
  const { waiting, seen, retry } = event.data ?? {};
  if (waiting) event.waitUntil(takeOver(waiting, event.ports[0]).catch(() => undefined));
  else if (seen || retry) event.waitUntil(sendWaiting().catch(() => undefined));
});

self.addEventListener('sync', (event) => {
  if (event.tag !== SYNC) return;
  event.waitUntil(
    sendWaiting().then((isDone) => {
      // The browser retries with increasing delay.
      if (!isDone) throw new Error('Something still waits');
    }),
  );
});

/** Option lists, equal for all visitors although most use POST. */
const LISTS =
  /^\/api\/(?:all_(?:state|district|tehsil|implements_type)|implement_type_brand_list|implement_brand_modals|tyre_modal)$/;

/** A list from the network, or the cached one when offline. */
async function list(event) {
  const { request } = event;
  const asked = request.method === 'POST' ? await request.clone().text() : '';
  const address = `${request.url}${request.url.includes('?') ? '&' : '?'}${encodeURIComponent(asked)}`;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(DATA, address, answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const kept = await caches.match(address, { ...ANY, cacheName: DATA });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin === self.location.origin && LISTS.test(url.pathname))
    event.respondWith(list(event));
});
