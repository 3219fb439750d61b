import { usePage, useTranslation } from '@tractor-haat/platform';
import { steps } from '../messages.ts';
import type { NextStep } from './step.ts';

const fetchParts = () =>
  import(/* webpackChunkName: "enquiry-later-steps" */ './later-steps.bundle.ts');

/** The steps after the form, and the calls that lead to them. */
export type LaterSteps = Awaited<ReturnType<typeof fetchParts>>;

/** Where the visitor is in the flow. */
export type Step = { readonly name: 'form' } | (NextStep & { readonly parts: LaterSteps });

/**
 * Fetches the steps after the form, with their words: when the visitor begins to type, so that most who only
 * look do not pay for them. Rejects when they cannot be had; the next call tries again.
 */
export function useLaterSteps(): () => Promise<LaterSteps> {
  const { i18n } = useTranslation();
  const { language } = usePage();
  return async () => {
    const [parts, words] = await Promise.all([fetchParts(), steps[language]()]);
    i18n.addResourceBundle(language, 'steps', words.default);
    return parts;
  };
}
