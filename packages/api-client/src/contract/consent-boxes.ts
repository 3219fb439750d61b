import { checkbox } from './text.ts';

/** Checkboxes for optional consents. A missing value is no consent. */
export const consentBoxes = {
  consent_calls: checkbox.default(''),
  consent_news: checkbox.default(''),
};
