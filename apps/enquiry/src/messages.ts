import type { MessageLoaders } from '@tractor-haat/platform';

/** What a form says. */
const enquiry: MessageLoaders = {
  en: () => import(/* webpackChunkName: "enquiry-enquiry-en" */ './locales/enquiry.en.json'),
  hi: () => import(/* webpackChunkName: "enquiry-enquiry-hi" */ './locales/enquiry.hi.json'),
  gu: () => import(/* webpackChunkName: "enquiry-enquiry-gu" */ './locales/enquiry.gu.json'),
  mr: () => import(/* webpackChunkName: "enquiry-enquiry-mr" */ './locales/enquiry.mr.json'),
};

/** What the steps after it say; fetched with them. */
export const steps: MessageLoaders = {
  en: () => import(/* webpackChunkName: "enquiry-steps-en" */ './locales/steps.en.json'),
  hi: () => import(/* webpackChunkName: "enquiry-steps-hi" */ './locales/steps.hi.json'),
  gu: () => import(/* webpackChunkName: "enquiry-steps-gu" */ './locales/steps.gu.json'),
  mr: () => import(/* webpackChunkName: "enquiry-steps-mr" */ './locales/steps.mr.json'),
};

export const messages = { enquiry, steps };
