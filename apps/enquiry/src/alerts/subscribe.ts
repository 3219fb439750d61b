import type { PushSubscriptionFields } from '@tractor-haat/api-client';

/** Why no subscription was created: no browser support, permission denied, or the subscription failed. */
export type PushFailure = 'none' | 'denied' | 'failed';

/** Maximum wait in milliseconds for the service worker, which registers after page load or never. */
const WORKER_TIMEOUT_MS = 10_000;

/** Subscribes this browser with the VAPID key `key`. Requests permission, so call it only after a press. */
export async function subscribe(key: string): Promise<PushSubscriptionFields | PushFailure> {
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const { pushManager } = await waitForWorker();
    const existing = await pushManager.getSubscription();
    const existingKey = existing?.options.applicationServerKey;
    // The subscription uses an old VAPID key, and the API cannot send to it any more.
    if (existing && (!existingKey || base64url(existingKey) !== key)) await existing.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    return { endpoint, p256dh, auth };
  } catch (error) {
    console.info('Failed to subscribe to push notifications', error);
    return 'failed';
  }
}

function waitForWorker(): Promise<ServiceWorkerRegistration> {
  const never = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no service worker')), WORKER_TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, never]);
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
