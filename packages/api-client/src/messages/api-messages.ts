import { ACCOUNT_MESSAGES } from '../account/account-messages.ts';
import { MY_DATA_MESSAGES } from '../account/my-data-messages.ts';
import { ENQUIRY_MESSAGES } from '../forms/enquiry-messages.ts';
import { SELL_MESSAGES } from '../selling/sell-messages.ts';

/** English messages of all routes by `reason`. */
export const API_MESSAGES = {
  ...MY_DATA_MESSAGES,
  ...SELL_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...ENQUIRY_MESSAGES,
} as const;

export type ApiReason = keyof typeof API_MESSAGES;

export const isApiReason = (name: string): name is ApiReason => Object.hasOwn(API_MESSAGES, name);
