import { escapeHtml } from '../html/escape-html.ts';
import { appPanel, type PreviewAddress } from './app-panel.ts';
import { createSizeCells, formatDateTime } from './format-date-time.ts';
import type { AppFacts, FederationFacts } from './gather-facts.ts';
import { styles } from './styles.ts';
import { type Cell, code, html, table } from './table.ts';
import { translations } from './translations.ts';

function renderState({ live, failure }: AppFacts): Cell {
  if (!live) return translations.notLive;
  if (!failure) return html(`<span class="ok">${translations.ok}</span>`);
  const consequence = failure.instead ? translations.instead(failure.instead) : translations.down;
  return {
    value: html(`<span class="bad">${escapeHtml(`${failure.code} ${consequence}`)}</span>`),
    kind: 'text',
  };
}

function overviewRow(app: AppFacts): Cell[] {
  const { name, live, change, recent } = app;
  const release = live ?? recent[0];
  return [
    html(`<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`),
    renderState(app),
    release?.owner ?? '',
    live ? code(live.version) : '',
    change ? formatDateTime(change.at) : '',
    change?.by ?? '',
    release ? String(release.contract) : '',
    ...(live ? createSizeCells(live.sizes, live.budgets) : ['', '', '']),
  ];
}

function renderFailures({ onServer, inBrowsers }: FederationFacts): string {
  const rows: Cell[][] = [
    ...onServer.map(({ remote, version, code: failure, message, count, last_at }) => [
      remote,
      code(version),
      failure,
      translations.onServer,
      { value: message, kind: 'text' } as const,
      { value: String(count), kind: 'number' } as const,
      formatDateTime(last_at),
    ]),
    ...(inBrowsers ?? []).map(({ remote, version, code: failure, phase, count, last_at }) => [
      remote,
      code(version),
      failure,
      translations.inBrowsers,
      { value: phase, kind: 'text' } as const,
      { value: String(count), kind: 'number' } as const,
      formatDateTime(last_at),
    ]),
  ];
  const apiWarning = inBrowsers ? '' : `<p class="bad">${translations.apiSilent}</p>`;
  if (rows.length === 0) return apiWarning || `<p class="soft">${translations.noFailures}</p>`;
  return apiWarning + table(translations.failures, translations.heads.failures, rows);
}

function renderSharedModules(apps: readonly AppFacts[]): string {
  const provides = apps.find(({ live }) => live?.entry === null)?.live?.provides ?? {};
  const remotes = apps.flatMap(({ live }) => (live && live.entry !== null ? live : []));
  const rows = Object.entries(provides).map(([module, version]) => [
    code(module),
    code(version),
    ...remotes.map((record) => record.shared[module] ?? ''),
  ]);
  return table(
    translations.shared,
    ['Module', 'Shell provides', ...remotes.map(({ name }) => name)],
    rows,
  );
}

export function federationPage(
  facts: FederationFacts,
  address: PreviewAddress,
  hasKey: boolean,
): string {
  const { environment, revision, composition, registryFailure: registryError, apps } = facts;
  const registry = registryError
    ? `<span class="bad">${escapeHtml(registryError)}</span>`
    : `<span class="ok">${translations.ok}</span>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${translations.title}: ${environment}</title><style>${styles}</style></head><body><main>`,
    `<h1>${translations.title}: ${environment}</h1><p class="soft">${translations.intro}</p>`,
    `<div class="facts"><span>${translations.registry} ${registry}</span><span>Revision ${revision}</span><span>Composition <code>${escapeHtml(composition)}</code></span></div>`,
    `<h2>${translations.overview}</h2>${table(translations.overview, translations.heads.overview, apps.map(overviewRow))}`,
    `<h2>${translations.failures}</h2>${renderFailures(facts)}`,
    `<h2>${translations.shared}</h2><p class="soft">${translations.sharedNote}</p>${renderSharedModules(apps)}`,
    hasKey ? '' : `<p class="soft">${translations.noKey}</p>`,
    ...apps.map((app) => appPanel(app, address)),
    '</main></body></html>',
  ].join('');
}
