import { ticked } from './text.ts';

/** What a person may allow beside what was asked for; never ticked from the start, and left out is not given. */
export const consentBoxes = {
  consent_calls: ticked.default(''),
  consent_news: ticked.default(''),
};
