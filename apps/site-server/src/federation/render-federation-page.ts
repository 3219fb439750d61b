import { createHash } from 'node:crypto';
import type { ClientEventCount } from '@tractor-haat/api-client';
import type { ArtifactRecord } from '@tractor-haat/registry';
import { escapeHtml } from '../escape-html.ts';
import type { ServerFailure } from '../release/contain-remote-errors.ts';
import type { AppFacts, FederationFacts } from './gather-facts.ts';
import {
  type Cell,
  createSizeCells,
  formatCode,
  formatDateTime,
  renderTable,
  toHtml,
} from './render-table.ts';

/** The page uses its own styles, so that it works when the site's styles are broken. */
const styles = `
:root{color-scheme:light;--ink:#14201a;--soft:#47534b;--line:#dedacc;--ground:#f6f4ec;--link:#0a5a3a;--bad:#b3261e;--ok:#0b6b3a}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:1360px;margin:0 auto;padding:24px 16px 64px}
h1{margin:0;font-size:28px;line-height:1.2}
h2{margin:32px 0 8px;font-size:20px;line-height:1.3}
h3{margin:24px 0 4px;font-size:15px}
p{margin:4px 0}
.soft{color:var(--soft)}
.facts{display:flex;flex-wrap:wrap;gap:4px 24px;margin-top:12px}
.box{margin-top:12px;overflow-x:auto;background:#fff;border:1px solid var(--line);border-radius:14px}
.box:focus-visible,a:focus-visible{outline:3px solid #ffb81c;outline-offset:2px}
table{width:100%;border-collapse:collapse}
th,td{padding:10px 12px;text-align:start;vertical-align:top;white-space:nowrap;border-top:1px solid var(--line)}
tr:first-child>th{border-top:0;font-size:13px;font-weight:600;color:var(--soft)}
td.text{min-width:240px;white-space:normal;overflow-wrap:anywhere}
td.number,th.number{text-align:end;font-variant-numeric:tabular-nums}
code{font:13px ui-monospace,SFMono-Regular,Menlo,monospace}
a{color:var(--link)}
.action{display:inline-flex;align-items:center;min-height:44px;margin:-10px 0}
.ok{color:var(--ok);font-weight:600}
.bad{color:var(--bad);font-weight:600}
ul{display:flex;flex-wrap:wrap;gap:4px 12px;margin:0;padding:0;list-style:none}
li{padding:0 8px;background:#fff;border:1px solid var(--line);border-radius:8px;overflow-wrap:anywhere}
nav a{display:inline-flex;align-items:center;min-height:44px;margin-inline-end:20px}
`;

export const stylePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const translations = {
  title: 'Federation',
  intro: 'Live versions of this site, and recently published ones.',
  registry: 'Registry',
  ok: 'ok',
  down: 'down',
  instead: (version: string) => `failed; ${version} is used`,
  notLive: 'not live',
  overview: 'Live now',
  failures: 'Failures',
  noFailures: 'None in the last day.',
  apiSilent: 'The API does not respond: failures in browsers are unknown.',
  onServer: 'server',
  inBrowsers: 'browsers',
  shared: 'Shared modules',
  sharedNote: 'Versions that the shell provides, and ranges that the remotes require.',
  versions: 'Recently published versions',
  routes: 'Addresses',
  widgets: 'Widgets',
  namespaces: 'Words',
  preview: 'Preview',
  isLive: 'live',
  noKey: 'Previews are possible after the first "npm run mfe -- preview".',
  heads: {
    overview: [
      'App',
      'State',
      'Team',
      'Version',
      'Since',
      'By',
      'Contract',
      'Entry',
      'Initial',
      'Total',
    ],
    failures: ['App', 'Version', 'Code', 'Where', 'Phase or message', 'Times', 'Last'],
    versions: [
      'Version',
      'Published',
      'Commit',
      'Contract',
      'Entry',
      'Initial',
      'Total',
      'Preview',
    ],
  },
} as const;

/** Returns the path of a preview link, or null if the store has no preview key. */
type CreatePreviewPath = (record: ArtifactRecord) => string | null;

const COMMIT_CHARACTERS = 10;

function renderAppPanel(
  { name, live, recentVersions }: AppFacts,
  createPreviewPath: CreatePreviewPath,
): string {
  const record = live ?? recentVersions[0];
  const rows = recentVersions.map((recentRecord) =>
    createVersionRow(recentRecord, live?.version, createPreviewPath),
  );
  const id = escapeHtml(name);
  return [
    `<section id="${id}" aria-labelledby="${id}-name">`,
    `<h2 id="${id}-name">${escapeHtml(record?.title ?? name)}</h2>`,
    renderList(translations.routes, record?.routes),
    renderList(translations.widgets, record?.widgets),
    renderList(translations.namespaces, record?.i18n),
    `<h3>${translations.versions}</h3>`,
    renderTable(`${translations.versions}: ${name}`, translations.heads.versions, rows),
    '</section>',
  ].join('');
}

function renderList(heading: string, items: readonly string[] = []): string {
  if (items.length === 0) return '';
  const listItems = items.map((item) => `<li><code>${escapeHtml(item)}</code></li>`);
  return `<h3>${heading}</h3><ul>${listItems.join('')}</ul>`;
}

function createVersionRow(
  record: ArtifactRecord,
  liveVersion: string | undefined,
  createPreviewPath: CreatePreviewPath,
): Cell[] {
  const { name, version, published_at, git_commit, contract, sizes } = record;
  const previewPath = createPreviewPath(record);
  const label = escapeHtml(`${translations.preview} ${name} ${version}`);
  const previewLink = previewPath
    ? toHtml(
        `<a class="action" href="${escapeHtml(previewPath)}" aria-label="${label}">${translations.preview}</a>`,
      )
    : '';
  return [
    formatCode(version),
    formatDateTime(published_at),
    git_commit ? formatCode(git_commit.slice(0, COMMIT_CHARACTERS)) : '',
    String(contract),
    ...createSizeCells(sizes),
    version === liveVersion
      ? toHtml(`<span class="ok">${translations.isLive}</span>`)
      : previewLink,
  ];
}

export function renderFederationPage(
  facts: FederationFacts,
  createPreviewPath: CreatePreviewPath,
  hasPreviewKey: boolean,
): string {
  const { environment, revision, composition, registryFailure, apps } = facts;
  const registryState = registryFailure
    ? `<span class="bad">${escapeHtml(registryFailure)}</span>`
    : `<span class="ok">${translations.ok}</span>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${translations.title}: ${environment}</title><style>${styles}</style></head><body><main>`,
    `<h1>${translations.title}: ${environment}</h1><p class="soft">${translations.intro}</p>`,
    `<div class="facts"><span>${translations.registry} ${registryState}</span><span>Revision ${revision}</span><span>Composition <code>${escapeHtml(composition)}</code></span></div>`,
    `<h2>${translations.overview}</h2>${renderTable(translations.overview, translations.heads.overview, apps.map(createOverviewRow))}`,
    `<h2>${translations.failures}</h2>${renderFailures(facts)}`,
    `<h2>${translations.shared}</h2><p class="soft">${translations.sharedNote}</p>${renderSharedModules(apps)}`,
    hasPreviewKey ? '' : `<p class="soft">${translations.noKey}</p>`,
    ...apps.map((app) => renderAppPanel(app, createPreviewPath)),
    '</main></body></html>',
  ].join('');
}

function createOverviewRow(app: AppFacts): Cell[] {
  const { name, live, lastRelease, recentVersions } = app;
  const record = live ?? recentVersions[0];
  return [
    toHtml(`<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`),
    renderState(app),
    record?.owner ?? '',
    live ? formatCode(live.version) : '',
    lastRelease ? formatDateTime(lastRelease.at) : '',
    lastRelease?.by ?? '',
    record ? String(record.contract) : '',
    ...(live ? createSizeCells(live.sizes, live.budgets) : ['', '', '']),
  ];
}

function renderState({ live, failure }: AppFacts): Cell {
  if (!live) return translations.notLive;
  if (!failure) return toHtml(`<span class="ok">${translations.ok}</span>`);
  const consequence = failure.instead ? translations.instead(failure.instead) : translations.down;
  return {
    value: toHtml(`<span class="bad">${escapeHtml(`${failure.code} ${consequence}`)}</span>`),
    kind: 'text',
  };
}

function renderFailures({ serverFailures, browserFailures }: FederationFacts): string {
  const rows = [
    ...serverFailures.map((failure) =>
      createFailureRow(failure, translations.onServer, failure.message),
    ),
    ...(browserFailures ?? []).map((failure) =>
      createFailureRow(failure, translations.inBrowsers, failure.phase),
    ),
  ];
  const apiWarning = browserFailures ? '' : `<p class="bad">${translations.apiSilent}</p>`;
  if (rows.length === 0) return apiWarning || `<p class="soft">${translations.noFailures}</p>`;
  return apiWarning + renderTable(translations.failures, translations.heads.failures, rows);
}

const createFailureRow = (
  { remote, version, code, count, last_at }: ServerFailure | ClientEventCount,
  source: string,
  detail: string,
): Cell[] => [
  remote,
  formatCode(version),
  code,
  source,
  { value: detail, kind: 'text' },
  { value: String(count), kind: 'number' },
  formatDateTime(last_at),
];

function renderSharedModules(apps: readonly AppFacts[]): string {
  const provides = apps.find(({ live }) => live?.entry === null)?.live?.provides ?? {};
  const remotes = apps.flatMap(({ live }) => (live && live.entry !== null ? live : []));
  const rows = Object.entries(provides).map(([module, version]) => [
    formatCode(module),
    formatCode(version),
    ...remotes.map((record) => record.shared[module] ?? ''),
  ]);
  return renderTable(
    translations.shared,
    ['Module', 'Shell provides', ...remotes.map(({ name }) => name)],
    rows,
  );
}
