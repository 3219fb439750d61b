import { MY_DATA_MESSAGES } from '../account/my-data-sentences.ts';
import { ACCOUNT_MESSAGES } from '../account/sentences.ts';
import { ENQUIRY_MESSAGES } from '../forms/sentences.ts';
import { SELL_MESSAGES } from '../selling/sentences.ts';

/** All English messages of the API by reason: one reason, one message. */
export const API_MESSAGES = {
  ...MY_DATA_MESSAGES,
  ...SELL_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...ENQUIRY_MESSAGES,
} as const;

export type ApiReason = keyof typeof API_MESSAGES;

export const isApiReason = (name: string): name is ApiReason =>
  Object.hasOwn(API_MESSAGES, name);
