import { ticked } from './text.ts';

/** Optional consents beside a form. Never preselected; a missing value means no consent. */
export const consentBoxes = {
  consent_calls: ticked.default(''),
  consent_news: ticked.default(''),
};
