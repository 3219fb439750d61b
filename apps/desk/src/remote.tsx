import { defineRemote } from '@tractor-haat/platform';

export default defineRemote({
  routes: [
    {
      id: 'desk-start',
      path: '/desk',
      namespaces: ['desk'],
      frame: 'plain',
      lazy: () => import(/* webpackChunkName: "desk-start" */ './home/home.page.tsx'),
    },
    {
      id: 'desk-leads',
      path: '/desk/leads',
      namespaces: ['desk'],
      frame: 'plain',
      lazy: () => import(/* webpackChunkName: "desk-leads" */ './leads/leads.page.tsx'),
    },
    {
      id: 'desk-lead',
      path: '/desk/leads/:id',
      namespaces: ['desk'],
      frame: 'plain',
      lazy: () => import(/* webpackChunkName: "desk-lead" */ './leads/lead.page.tsx'),
    },
    {
      id: 'desk-moderation',
      path: '/desk/moderation',
      namespaces: ['desk'],
      frame: 'plain',
      lazy: () =>
        import(/* webpackChunkName: "desk-moderation" */ './moderation/moderation.page.tsx'),
    },
    {
      id: 'desk-content',
      path: '/desk/content',
      namespaces: ['desk'],
      frame: 'plain',
      lazy: () => import(/* webpackChunkName: "desk-content" */ './content/content.page.tsx'),
    },
    {
      id: 'desk-figures',
      path: '/desk/figures',
      namespaces: ['desk'],
      frame: 'plain',
      lazy: () => import(/* webpackChunkName: "desk-figures" */ './figures/figures.page.tsx'),
    },
    {
      id: 'desk-audit',
      path: '/desk/audit',
      namespaces: ['desk'],
      frame: 'plain',
      lazy: () => import(/* webpackChunkName: "desk-audit" */ './home/audit.page.tsx'),
    },
    {
      id: 'desk-releases',
      path: '/desk/releases',
      namespaces: ['desk'],
      frame: 'plain',
      lazy: () => import(/* webpackChunkName: "desk-releases" */ './releases/releases.page.tsx'),
    },
    {
      id: 'desk-invitation',
      path: '/desk/invitation/:token',
      namespaces: ['desk'],
      frame: 'plain',
      lazy: () => import(/* webpackChunkName: "desk-invitation" */ './home/invitation.page.tsx'),
    },
  ],
  messages: {
    desk: {
      en: () => import(/* webpackChunkName: "desk-desk-en" */ './locales/desk.en.json'),
      hi: () => import(/* webpackChunkName: "desk-desk-hi" */ './locales/desk.hi.json'),
      gu: () => import(/* webpackChunkName: "desk-desk-gu" */ './locales/desk.gu.json'),
      mr: () => import(/* webpackChunkName: "desk-desk-mr" */ './locales/desk.mr.json'),
    },
  },
});
