/** Calls, types and messages for family votes and price alerts. */
export { getFamilyVote } from './client/family.ts';
export {
  requestPushAlert,
  getPriceAlert,
  getPushKey,
  type PushSubscriptionFields,
} from './client/price-alerts.ts';
export type { FamilyVote } from './contract/family.ts';
export type { PriceAlert } from './contract/price-alerts.ts';
export { ALERT_MESSAGES, type AlertReason, isAlertReason } from './sentences/alert-sentences.ts';
export {
  FAMILY_MESSAGES,
  type FamilyReason,
  isFamilyReason,
} from './sentences/family-sentences.ts';
