// What waits in a phone for the network, as plain script after worker.js and `site/waiting/forms.js`: forms that were sent
// without one, and the lists that a form was filled in from.
/* global keep, DATA, ANY, putForm, sendAll, sentForms, forgetSent */

const SYNC = 'enquiries';

/** Where forms may go. */
const FORMS = /^\/api\/(?:enquiry_save|whatsapp_popup_enquiry)$/;

/** Tells a page that is looked at what went, once; notebooks in the other tabs read anew what stands at the site. */
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

/** Takes a form over from a page that could not send it. */
async function takeOver(form, port) {
  if (typeof form?.key !== 'string' || !FORMS.test(form.path)) return;
  await putForm({ ...form, state: 'waiting' });
  port?.postMessage(true);
  // Where there is no Background Sync it goes with the next visit, or when a page hears of the network.
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
      // The browser tries again, later each time.
      if (!isDone) throw new Error('Something still waits');
    }),
  );
});

/** Lists to choose from, the same for everybody, though most are asked for with a body. */
const LISTS =
  /^\/api\/(?:all_(?:state|district|tehsil|implements_type)|implement_type_brand_list|implement_brand_modals|tyre_modal)$/;

/** A list from the network, and where there is none as it was seen last. */
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
