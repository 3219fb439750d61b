import type { PushSubscriptionFields } from '@tractor-haat/api-client';

/** `none`: no browser support. `denied`: no permission. */
export type PushFailure = 'none' | 'denied' | 'failed';

/** The service worker may never be registered, so `ready` may never resolve. */
const WORKER_TIMEOUT_MS = 10_000;

/** Requests permission, so call it only after a click. */
export async function subscribe(key: string): Promise<PushSubscriptionFields | PushFailure> {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const { pushManager } = await waitForWorker();
    const existingSubscription = await pushManager.getSubscription();
    const existingKey = existingSubscription?.options.applicationServerKey;
    // The API cannot send to a subscription with an old VAPID key.
    if (existingSubscription && (!existingKey || toBase64Url(existingKey) !== key))
      await existingSubscription.unsubscribe();
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
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no service worker')), WORKER_TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, timeout]);
}

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
