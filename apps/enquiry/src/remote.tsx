import { defineRemote } from '@tractor-haat/platform';
import { messages } from './messages.ts';

export default defineRemote({
  routes: [
    {
      id: 'enquiry-form-page',
      path: '/enquiry/:form',
      namespaces: ['enquiry'],
      lazy: () => import(/* webpackChunkName: "enquiry-form-page" */ './pages/form.page.tsx'),
    },
    {
      id: 'enquiry-code',
      chunk: 'enquiry-plain-steps',
      path: '/enquiry/code',
      namespaces: ['enquiry', 'steps'],
      lazy: () => import(/* webpackChunkName: "enquiry-plain-steps" */ './pages/code.page.tsx'),
    },
    {
      id: 'enquiry-done',
      chunk: 'enquiry-plain-steps',
      path: '/enquiry/done',
      namespaces: ['enquiry', 'steps'],
      lazy: () => import(/* webpackChunkName: "enquiry-plain-steps" */ './pages/done.page.tsx'),
    },
    {
      id: 'enquiry-price-alert',
      path: '/price-alert',
      namespaces: ['enquiry', 'steps', 'alert'],
      islands: 'islands-price-alert',
      lazy: () => import('./alerts/price-alert.page.tsx'),
    },
    {
      id: 'enquiry-end-alert',
      path: '/price-alert/:token',
      namespaces: ['alert'],
      lazy: () => import('./alerts/end-alert.page.tsx'),
    },
  ],
  widgets: {
    form: {
      namespaces: ['enquiry'],
      load: () => import('./popups/form.widget.tsx'),
    },
    'form-popup': {
      namespaces: ['enquiry'],
      load: () => import('./popups/form-popup.widget.tsx'),
    },
    'price-popup': {
      namespaces: ['enquiry'],
      load: () => import('./popups/price-popup.widget.tsx'),
    },
  },
  messages,
});
