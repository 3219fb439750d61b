/** Methods of ours and of libraries with the name of a newer web API. */
export const OWN_METHODS = new Set([
  ...['added', 'destroy', 'dispatch', 'dispose', 'fetch', 'forget', 'move', 'navigate', 'removed'],
  ...['subscribe', 'use', 'watch'],
]);

const SERVER = 'runs on the server alone';
const PUSH = 'runs only where the page found PushManager';

/** Uses of newer web APIs that are guarded outside the file. */
export const EXCEPTIONS = {
  'apps/enquiry/src/alerts/subscribe.ts: .getSubscription()': PUSH,
  'apps/enquiry/src/alerts/subscribe.ts: .unsubscribe()': PUSH,
  'apps/site-server/src/offline/push.js: .showNotification()': PUSH,
  'packages/api-client/src/client/get-json.ts: AbortSignal.any': SERVER,
  'packages/api-client/src/client/get-json.ts: AbortSignal.timeout': SERVER,
  'packages/i18n/src/caller-language.ts: URL.canParse': SERVER,
  'packages/ui/src/top-layer/use-top-layer.ts: .hidePopover()': 'asks for showPopover',
};
