import { MY_DATA_SENTENCES } from '../account/my-data-sentences.ts';
import { ACCOUNT_SENTENCES } from '../account/sentences.ts';
import { SENTENCES } from '../forms/sentences.ts';
import { SELL_SENTENCES } from '../selling/sentences.ts';

/** All English messages of the API by reason: one reason, one message. */
export const REFUSAL_SENTENCES = {
  ...MY_DATA_SENTENCES,
  ...SELL_SENTENCES,
  ...ACCOUNT_SENTENCES,
  ...SENTENCES,
} as const;

export type RefusalReason = keyof typeof REFUSAL_SENTENCES;

export const isRefusalReason = (name: string): name is RefusalReason =>
  Object.hasOwn(REFUSAL_SENTENCES, name);
