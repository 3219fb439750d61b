/** Methods of this project and of libraries that have the name of a newer web API. */
export const NON_WEB_METHODS = new Set([
  ...['added', 'destroy', 'dispatch', 'dispose', 'fetch', 'forget', 'move', 'navigate', 'removed'],
  ...['subscribe', 'use', 'watch'],
]);

const SERVER_ONLY = 'runs only on the server';
const PUSH_ONLY = 'runs only if the page has checked for PushManager';

/** Uses of newer web APIs whose check is in another file. */
export const GUARDED_USES = {
  'apps/enquiry/src/alerts/subscribe.ts: .getSubscription()': PUSH_ONLY,
  'apps/enquiry/src/alerts/subscribe.ts: .unsubscribe()': PUSH_ONLY,
  'apps/site-server/src/offline/push.js: .showNotification()': PUSH_ONLY,
  'packages/api-client/src/client/get-json.ts: AbortSignal.any': SERVER_ONLY,
  'packages/api-client/src/client/get-json.ts: AbortSignal.timeout': SERVER_ONLY,
  'packages/i18n/src/caller-language.ts: URL.canParse': SERVER_ONLY,
  'packages/ui/src/top-layer/use-top-layer.ts: .hidePopover()': 'checks for showPopover',
};
