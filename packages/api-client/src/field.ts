/** Calls, types and messages for family votes and price alerts. */
export { getFamilyVote } from './client/get-family-vote.ts';
export {
  getPriceAlert,
  getPushKey,
  type PushSubscriptionFields,
  requestPushAlert,
} from './client/get-price-alert.ts';
export type { FamilyVote } from './contract/family.contract.ts';
export type { PriceAlert } from './contract/price-alerts.contract.ts';
export { ALERT_MESSAGES, type AlertReason, isAlertReason } from './messages/alert-messages.ts';
export {
  FAMILY_MESSAGES,
  type FamilyReason,
  isFamilyReason,
} from './messages/family-messages.ts';
