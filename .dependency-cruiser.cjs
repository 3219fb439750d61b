// Who may import whom, between packages and inside apps; `npm run verify` holds every file to it.
// A rule's comment says what to do instead. docs/architecture.md tells the reasons.

const TESTS = '([.]test[.]tsx?$|/testing/)';
const OURS = '^(apps|packages)/';

/** Files that match `from` (tests apart, unless `tests`) may import nothing of ours but what matches `allowed`. */
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

/** Groups of the API's domain, lowest layer first: a group may import the groups before it. */
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

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that need each other are one concept, or a third one is missing between them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared',
      comment:
        'A package that its own package.json does not name, or a door that it does not have.',
      severity: 'error',
      from: {},
      to: { path: '^@tractor-haat/' },
    },
    only(
      'remote',
      REMOTES,
      ['^apps/$1/', '^packages/(platform|ui|forms|pages)/src/', CLIENT, '^packages/i18n/src/'],
      'A remote may import @tractor-haat/{platform, ui, forms, pages, api-client, i18n} and nothing else of ours. What another remote offers is a widget (RemoteWidget).',
    ),
    never(
      'remote-platform-door',
      REMOTES,
      '^packages/platform/src/((shell|server|federation)[.]tsx?$|island/first-(federation|visit)[.]ts$)',
      "These doors of platform are the shell's alone; remotes share what platform itself exports.",
    ),
    never(
      'shared-libraries',
      '^(apps/(?!shell/|site-server/|api/|registry/)[^/]+|packages/(ui|forms|pages))/src/',
      '(^|/)node_modules/(react-router|react-router-dom|react-redux|@reduxjs/toolkit|react-i18next|i18next)/|^(react-router|react-router-dom|react-redux|@reduxjs/toolkit|react-i18next|i18next)(/|$)',
      'Import it from @tractor-haat/platform, which all remotes share: a copy of its own would be a second router, store or translator on the page.',
    ),
    never(
      'federation',
      '^(apps|packages/(?!platform|tooling))/?',
      '^@module-federation/|/node_modules/@module-federation/',
      'Federation belongs to packages/platform and packages/tooling; a remote offers its parts through defineRemote.',
    ),
    only(
      'shell',
      '^apps/shell/src/',
      ['^apps/shell/', '^packages/(platform|ui|forms|i18n|shell-kit)/src/', CLIENT],
      'The shell may import @tractor-haat/{platform, ui, forms, api-client, i18n, shell-kit}: remotes are loaded at run time, and the registry is read by the site server.',
    ),
    never(
      'shell-app',
      '^apps/shell/src/app/',
      '^apps/shell/src/(?!app/|locales/)',
      'app is shared by server and browser: it may import none of them.',
    ),
    never(
      'shell-server',
      '^apps/shell/src/server/',
      '^apps/shell/src/(?!server/|app/|locales/)',
      'The published server bundle runs in any site server of its hostApi: it may import app alone.',
    ),
    never(
      'shell-browser',
      '^apps/shell/src/browser/',
      '^apps/shell/src/(?!browser/|app/|locales/)',
      'Code that runs in the browser may import app alone.',
    ),
    only(
      'site-server',
      '^apps/site-server/src/',
      [
        '^apps/site-server/',
        // Types only: it exports nothing else.
        '^apps/shell/src/server-bundle[.]ts$',
        '^packages/(registry|server-kit|i18n|shell-kit)/src/',
        CLIENT,
      ],
      'The site server may import @tractor-haat/{registry, server-kit, i18n, api-client, shell-kit} and the types of @tractor-haat/shell/server-bundle: shell and remotes are loaded from their records at run time.',
    ),
    only(
      'api',
      '^apps/api/src/',
      ['^apps/api/', '^packages/(api-client|i18n|drawings|places|server-kit)/src/'],
      'The API may import @tractor-haat/{api-client, i18n, drawings, places, server-kit}: it knows no page and no remote.',
    ),
    never(
      'api-domain',
      '^apps/api/src/domain/',
      '^apps/api/src/(http|commands)/',
      'A domain knows neither HTTP nor commands: they call it.',
    ),
    never(
      'api-shared',
      '^apps/api/src/(shared|database)/',
      '^apps/api/src/(http|commands|domain)/',
      'What domains share knows none of them.',
    ),
    never(
      'api-http',
      '^apps/api/src/http/',
      '^apps/api/src/commands/',
      'Routes and commands are two doors to the same domains: neither goes through the other.',
    ),
    never(
      'api-http-queries',
      '^apps/api/src/http/',
      '^apps/api/src/database/schema/|^drizzle-orm(/|$)|(^|/)node_modules/drizzle-orm/',
      'Routes validate, call and answer. Move the query to a function in apps/api/src/domain that takes the database and plain arguments.',
    ),
    ...API_GROUPS.slice(0, -1).map((group, index) =>
      never(
        `api-group-${group}`,
        `^apps/api/src/domain/${group}/`,
        `^apps/api/src/domain/(${API_GROUPS.slice(index + 1).join('|')})/`,
        `Groups of the API's domain import each other in one direction (${API_GROUPS.join(' < ')}). Take a function as an argument and pass it in apps/api/src/http, or move the file to the group that needs it.`,
      ),
    ),
    never(
      'api-group',
      '^apps/api/src/',
      `^apps/api/src/domain/(?!(${API_GROUPS.join('|')})/)`,
      'A feature of the API belongs to one of the groups of apps/api/src/domain.',
    ),
    never(
      'api-domain-fastify',
      '^apps/api/src/domain/',
      '^(fastify|@fastify)(/|$)|(^|/)node_modules/(fastify|@fastify)/',
      'A domain takes and returns plain values. Read requests and write replies in apps/api/src/http.',
    ),
    only(
      'platform',
      '^packages/platform/src/',
      ['^packages/(platform|i18n)/src/'],
      'Platform may import @tractor-haat/i18n alone: it holds no endpoint, no component library and no page, or every remote would change with it.',
    ),
    only(
      'ui',
      '^packages/ui/src/',
      ['^packages/(ui|i18n)/src/'],
      'The component library may import @tractor-haat/i18n (formats) alone: it gets data as props.',
    ),
    only(
      'pages',
      '^packages/pages/src/',
      ['^packages/(pages|platform|ui)/src/', CLIENT, '^packages/i18n/src/'],
      'What pages are made of may import @tractor-haat/{platform, ui, api-client, i18n}: it knows no remote.',
    ),
    only(
      'forms',
      '^packages/forms/src/',
      ['^packages/(forms|platform|ui|i18n)/src/', CLIENT],
      'Forms may import @tractor-haat/{platform, ui, api-client, i18n}: they know no team and no page.',
    ),
    never(
      'form-library',
      '^(apps/(?!shell/)[^/]+|packages/(?!forms))/',
      '(^|/)node_modules/(react-)?final-form/|^(react-)?final-form(/|$)',
      'Import it from @tractor-haat/forms: one way to ask.',
    ),
    only(
      'api-client',
      '^packages/api-client/src/',
      ['^packages/(api-client|i18n)/src/'],
      "The API's contract may import @tractor-haat/i18n alone.",
    ),
    only(
      'places',
      '^packages/places/src/',
      ['^packages/(places|api-client)/src/'],
      'The format of content/places may import @tractor-haat/api-client alone.',
    ),
    only(
      'registry',
      '^packages/registry/src/',
      ['^packages/(registry|server-kit)/src/', '^packages/shell-kit/src/route-table[.]ts$'],
      'The registry may import @tractor-haat/{server-kit, shell-kit/route-table}: of the site that it delivers it knows route patterns alone.',
    ),
    only(
      'registry-service',
      '^apps/registry/src/',
      ['^apps/registry/', '^packages/(registry|server-kit)/src/'],
      'The registry as a service may import @tractor-haat/{registry, server-kit}: what a promotion is, the package says.',
    ),
    only(
      'server-kit',
      '^packages/server-kit/src/([^/]+)/',
      ['^packages/server-kit/src/($1|settings)/'],
      'A folder of server-kit stands on its own and may import settings alone: a program loads no more than it names.',
    ),
    never(
      'server-kit-users',
      '^(apps/(?!api/|registry/|site-server/)|packages/(?!registry/|server-kit/))',
      '^packages/server-kit/',
      'Only servers, the registry and tools may import @tractor-haat/server-kit: it needs Node.',
    ),
    only(
      'content-tools',
      '^tools/content/',
      ['^packages/'],
      'A pipeline of tools/content may import packages alone: an app is run by its commands.',
    ),
    only(
      'remote-kit',
      '^packages/remote-kit/src/',
      [
        '^packages/(remote-kit|tooling)/src/',
        '^packages/registry/src/team[.]ts$',
        '^packages/i18n/src/check/',
      ],
      'The kit may import @tractor-haat/{registry/team, i18n/check, tooling}: what else a team needs it installs by itself.',
    ),
    only(
      'alone',
      '^packages/(i18n|drawings|create-remote|shell-kit)/src/',
      ['^packages/$1/'],
      'This package stands on its own and imports nothing of ours.',
    ),
    {
      name: 'stories',
      comment:
        'Stories and the workshop are for engineers: product code and tests never import them. Move what both need to a file of its own.',
      severity: 'error',
      from: { path: OURS, pathNot: '[.]stories[.]tsx$|^packages/ui/src/workshop/' },
      to: { path: '[.]stories[.]tsx$|^packages/ui/src/workshop/' },
    },
    never(
      'testing',
      OURS,
      '^(apps|packages)/.*/testing/',
      'What helps tests is for tests: product code never imports from a folder testing/.',
    ),
    {
      name: 'by-name',
      comment:
        'Another package is reached by its name (@tractor-haat/…), never by the path of its files.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/src/' },
      to: { path: '^(apps|packages)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'by-name-in-tools',
      comment:
        'A package is reached by its name (@tractor-haat/…), never by the path of its files.',
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
