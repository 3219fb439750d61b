import type { MessageLoaders } from '@tractor-haat/platform';

const enquiry: MessageLoaders = {
  en: () => import('./locales/enquiry.en.json'),
  hi: () => import('./locales/enquiry.hi.json'),
  gu: () => import('./locales/enquiry.gu.json'),
  mr: () => import('./locales/enquiry.mr.json'),
};

export const steps: MessageLoaders = {
  en: () => import('./locales/steps.en.json'),
  hi: () => import('./locales/steps.hi.json'),
  gu: () => import('./locales/steps.gu.json'),
  mr: () => import('./locales/steps.mr.json'),
};

const alert: MessageLoaders = {
  en: () => import('./locales/alert.en.json'),
  hi: () => import('./locales/alert.hi.json'),
  gu: () => import('./locales/alert.gu.json'),
  mr: () => import('./locales/alert.mr.json'),
};

export const messages = { alert, enquiry, steps };
