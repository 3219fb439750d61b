import type { ClientEventCount } from '@tractor-haat/api-client';
import { escapeHtml } from '../html/escape-html.ts';
import type { ServerFailure } from '../release/remote-failures.ts';
import { createSizeCells, formatDateTime } from './format-date-time.ts';
import type { AppFacts, FederationFacts } from './gather-facts.ts';
import { type CreatePreviewPath, renderAppPanel } from './render-app-panel.ts';
import { type Cell, formatCode, renderTable, toHtml } from './render-table.ts';
import { styles } from './styles.ts';
import { translations } from './translations.ts';

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
