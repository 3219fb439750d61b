// Import rules between packages and inside apps, which `npm run verify` checks. The `comment` of a rule is its error
// message. The reasons are in docs/architecture.md.

const TESTS = '([.]test[.]tsx?$|/testing/)';
const OURS = '^(apps|packages)/';

/**
 * Files that match `from` may import only those apps and packages of this repository that match `allowed`. Test files
 * are exempt unless `tests` is true.
 */
const only = (name, from, allowed, comment, { except = [], tests = false } = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [...except, ...(tests ? [] : [TESTS])] },
  to: { path: OURS, pathNot: allowed },
});

const never = (name, from, to, comment, except = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [...except, TESTS] },
  to: { path: to },
});

const REMOTES = '^apps/(?!shell/|site-server/|api/|registry/)([^/]+)/src/';
const CLIENT = '^packages/api-client/src/(?!contract)';

/** Groups of the API's features, lowest layer first. A group may import the groups before it. */
const API_GROUPS = [
  'catalogue',
  'people',
  'community',
  'enquiries',
  'selling',
  'content',
  'search',
  'desk',
];

/** Tables of the API. A query may join tables of several features. */
const API_TABLES = '^apps/api/src/(core|features)/.*/tables[.]ts$';

/** Files of features that read requests and write replies. */
const API_ROUTES =
  '^apps/api/src/features/.*/(routes|guard|cookie-sessions|create-photo-store|add-[a-z-]+-routes|respond-to-[a-z-]+)[.]ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files import each other: merge them, or move the shared part to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared',
      comment: 'The package is not a dependency in package.json, or it does not export this path.',
      severity: 'error',
      from: {},
      to: { path: '^@tractor-haat/' },
    },
    only(
      'remote',
      REMOTES,
      ['^apps/$1/', '^packages/(platform|ui|forms|pages)/src/', CLIENT, '^packages/i18n/src/'],
      'A remote may import @tractor-haat/{platform, ui, forms, pages, api-client, i18n} and no other package or app of this repository. Use a widget (RemoteWidget) for parts of another remote.',
    ),
    never(
      'remote-platform-door',
      REMOTES,
      '^packages/platform/src/((shell|server|federation)[.]tsx?$|island/first-(federation|visit)[.]ts$)',
      'Only the shell may import these entries of platform. Remotes import @tractor-haat/platform.',
    ),
    never(
      'shared-libraries',
      '^(apps/(?!shell/|site-server/|api/|registry/)[^/]+|packages/(ui|forms|pages))/src/',
      '(^|/)node_modules/(react-router|react-router-dom|react-redux|@reduxjs/toolkit|react-i18next|i18next)/|^(react-router|react-router-dom|react-redux|@reduxjs/toolkit|react-i18next|i18next)(/|$)',
      'Import it from @tractor-haat/platform, which all remotes share. A separate copy would be a second router, store or translator on the page.',
    ),
    never(
      'federation',
      '^(apps|packages/(?!platform|tooling))/?',
      '^@module-federation/|/node_modules/@module-federation/',
      'Only packages/platform and packages/tooling may import Module Federation. A remote exports its parts with defineRemote.',
    ),
    only(
      'shell',
      '^apps/shell/src/',
      [
        '^apps/shell/',
        '^packages/(platform|ui|forms|i18n)/src/',
        '^packages/server-kit/src/shell/',
        CLIENT,
      ],
      'The shell may import @tractor-haat/{platform, ui, forms, api-client, i18n, server-kit/{display, route-table}}. Remotes are loaded at run time, and the site server reads the registry.',
    ),
    never(
      'shell-app',
      '^apps/shell/src/app/',
      '^apps/shell/src/(?!app/|locales/)',
      'Server and browser share the folder app, so it may not import from them.',
    ),
    never(
      'shell-server',
      '^apps/shell/src/server/',
      '^apps/shell/src/(?!server/|app/|locales/)',
      'The published server bundle runs in any site server of its hostApi, so it may import only from app.',
    ),
    never(
      'shell-browser',
      '^apps/shell/src/browser/',
      '^apps/shell/src/(?!browser/|app/|locales/)',
      'Code that runs in the browser may import only from app.',
    ),
    only(
      'site-server',
      '^apps/site-server/src/',
      [
        '^apps/site-server/',
        // This module exports only types.
        '^apps/shell/src/server-bundle[.]ts$',
        '^packages/(registry|server-kit|i18n)/src/',
        CLIENT,
      ],
      'The site server may import @tractor-haat/{registry, server-kit, i18n, api-client} and the types of @tractor-haat/shell/server-bundle. Shell and remotes are loaded at run time.',
    ),
    only(
      'api',
      '^apps/api/src/',
      ['^apps/api/', '^packages/(api-client|i18n|drawings|places|server-kit)/src/'],
      'The API may import @tractor-haat/{api-client, i18n, drawings, places, server-kit}. It must not depend on pages or remotes.',
    ),
    never(
      'api-core',
      '^apps/api/src/core/',
      '^apps/api/src/(?!core/)',
      'Code that features share must not import a feature, a command or the list of features.',
    ),
    never(
      'api-features',
      '^apps/api/src/features/',
      '^apps/api/src/(?!core/|features/)',
      'A feature must not import commands or the list of features, which call it.',
    ),
    never(
      'api-routes-queries',
      API_ROUTES,
      `${API_TABLES}|^drizzle-orm(/|$)|(^|/)node_modules/drizzle-orm/`,
      'Routes validate requests, call the feature and send responses. Move the query to a function of the feature that takes the database and plain arguments.',
    ),
    never(
      'api-feature-fastify',
      '^apps/api/src/features/',
      '^(fastify|@fastify)(/|$)|(^|/)node_modules/(fastify|@fastify)/',
      'A function of a feature takes and returns plain values. Read requests and write replies in its routes.',
      [API_ROUTES],
    ),
    never(
      'api-tables',
      API_TABLES,
      '^apps/api/src/(?!core/database/|(core|features)/.*/tables[.]ts$)',
      'Tables may import only other tables and columns of core/database, so that every feature may read them.',
    ),
    ...API_GROUPS.slice(0, -1).map((group, index) => ({
      ...never(
        `api-group-${group}`,
        `^apps/api/src/features/${group}/`,
        `^apps/api/src/features/(${API_GROUPS.slice(index + 1).join('|')})/`,
        `Groups of features import each other in one direction (${API_GROUPS.join(' < ')}), except tables. Take a function as an argument and pass it in apps/api/src/app.ts, or move the file to the group that needs it.`,
        // They read and erase the rows of all features that visitors use.
        ['^apps/api/src/features/people/(privacy|notebook)/'],
      ),
      to: {
        path: `^apps/api/src/features/(${API_GROUPS.slice(index + 1).join('|')})/`,
        pathNot: API_TABLES,
      },
    })),
    never(
      'api-personal-data',
      '^apps/api/src/features/(?!people/(privacy|notebook)/)',
      '^apps/api/src/features/people/(privacy|notebook)/(?!tables[.]ts$)',
      'Features that read the rows of all others are above them; only app.ts and commands may import them.',
    ),
    never(
      'api-group',
      '^apps/api/src/',
      `^apps/api/src/features/(?!(${API_GROUPS.join('|')})/)`,
      'A feature of the API belongs to one of the groups of apps/api/src/features.',
    ),
    only(
      'platform',
      '^packages/platform/src/',
      ['^packages/(platform|i18n)/src/'],
      'Platform may import only @tractor-haat/i18n. Each further import would make all remotes depend on its changes.',
    ),
    only(
      'ui',
      '^packages/ui/src/',
      ['^packages/(ui|i18n)/src/'],
      'The component library may import only @tractor-haat/i18n (formats). Components receive data as props.',
    ),
    only(
      'pages',
      '^packages/pages/src/',
      ['^packages/(pages|platform|ui)/src/', CLIENT, '^packages/i18n/src/'],
      'packages/pages may import @tractor-haat/{platform, ui, api-client, i18n}. It must not depend on a remote.',
    ),
    only(
      'forms',
      '^packages/forms/src/',
      ['^packages/(forms|platform|ui|i18n)/src/', CLIENT],
      'packages/forms may import @tractor-haat/{platform, ui, api-client, i18n}. It must not depend on a remote or a page.',
    ),
    never(
      'form-library',
      '^(apps/(?!shell/)[^/]+|packages/(?!forms))/',
      '(^|/)node_modules/(react-)?final-form/|^(react-)?final-form(/|$)',
      'Import it from @tractor-haat/forms, so that all forms behave alike.',
    ),
    only(
      'api-client',
      '^packages/api-client/src/',
      ['^packages/(api-client|i18n)/src/'],
      'packages/api-client may import only @tractor-haat/i18n.',
    ),
    only(
      'places',
      '^packages/places/src/',
      ['^packages/(places|api-client)/src/'],
      'packages/places may import only @tractor-haat/api-client.',
    ),
    only(
      'registry',
      '^packages/registry/src/',
      ['^packages/(registry|server-kit)/src/'],
      'packages/registry may import only @tractor-haat/server-kit. Route patterns are the only part of the site that it needs.',
    ),
    never(
      'registry-core',
      '^packages/registry/src/core/',
      '^packages/registry/src/(adapters|commands)/',
      'The rules of releases must not know the bucket, HTTP, tokens or the command. Pass what they need.',
    ),
    never(
      'registry-adapters',
      '^packages/registry/src/adapters/',
      '^packages/registry/src/commands/',
      'Adapters must not import the command, which calls them.',
    ),
    only(
      'registry-service',
      '^apps/registry/src/',
      ['^apps/registry/', '^packages/(registry|server-kit)/src/'],
      'apps/registry may import @tractor-haat/{registry, server-kit}. The rules of promotions belong to packages/registry.',
    ),
    only(
      'server-kit',
      '^packages/server-kit/src/([^/]+)/',
      ['^packages/server-kit/src/($1|settings)/'],
      'A folder of server-kit may import only settings, so that a program loads no other folders than those it imports.',
    ),
    never(
      'server-kit-users',
      '^(apps/(?!api/|registry/|site-server/)|packages/(?!registry/|server-kit/))',
      '^packages/server-kit/(?!src/shell/)',
      'Only servers, the registry and tools may import @tractor-haat/server-kit, because it needs Node, except for display and route-table.',
    ),
    only(
      'content-tools',
      '^tools/content/',
      ['^packages/'],
      'tools/content may import only packages. Run the command of an app instead of importing its code.',
    ),
    only(
      'remote-kit',
      '^packages/remote-kit/src/',
      [
        '^packages/(remote-kit|tooling)/src/',
        '^packages/registry/src/team[.]ts$',
        '^packages/i18n/src/check/',
      ],
      'packages/remote-kit may import @tractor-haat/{registry/team, i18n/check, tooling}. A team installs all other packages itself.',
    ),
    only(
      'alone',
      '^packages/(i18n|drawings|create-remote)/src/',
      ['^packages/$1/'],
      'This package may not import other packages or apps of this repository.',
    ),
    {
      name: 'stories',
      comment:
        'Product code and tests must not import stories or the workshop. Move shared code to a separate file.',
      severity: 'error',
      from: { path: OURS, pathNot: '[.]stories[.]tsx$|^packages/ui/src/workshop/' },
      to: { path: '[.]stories[.]tsx$|^packages/ui/src/workshop/' },
    },
    never(
      'testing',
      OURS,
      '^(apps|packages)/.*/testing/',
      'Product code must not import from a folder testing/, which is only for tests.',
    ),
    {
      name: 'by-name',
      comment: 'Import another package by its name (@tractor-haat/…), not by the path of a file.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/src/' },
      to: { path: '^(apps|packages)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'by-name-in-tools',
      comment: 'Import a package by its name (@tractor-haat/…), not by the path of a file.',
      severity: 'error',
      from: { path: '^tools/content/' },
      to: { path: '^packages/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/[.]cache)/|[.]d[.]m?ts$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
