import { inHtml } from '../html/in-html.ts';
import { appPanel, type PreviewAddress } from './app-panel.ts';
import type { AppFacts, FederationFacts } from './facts.ts';
import { bytes, moment } from './formats.ts';
import { styles } from './styles.ts';
import { type Cell, code, html, table } from './table.ts';
import { texts } from './translations.ts';

function stateOf({ live, failure }: AppFacts): Cell {
  if (!live) return texts.notLive;
  if (!failure) return html(`<span class="ok">${texts.ok}</span>`);
  const what = failure.instead ? texts.instead(failure.instead) : texts.down;
  return {
    value: html(`<span class="bad">${inHtml(`${failure.code} ${what}`)}</span>`),
    kind: 'text',
  };
}

function overviewRow(app: AppFacts): Cell[] {
  const { name, live, change, recent } = app;
  const release = live ?? recent[0];
  return [
    html(`<a href="#${inHtml(name)}">${inHtml(name)}</a>`),
    stateOf(app),
    release?.owner ?? '',
    live ? code(live.version) : '',
    change ? moment(change.at) : '',
    change?.by ?? '',
    release ? String(release.contract) : '',
    ...(live ? bytes(live.sizes, live.budgets) : ['', '', '']),
  ];
}

function failures({ onServer, inBrowsers }: FederationFacts): string {
  const rows: Cell[][] = [
    ...onServer.map(({ remote, version, code: failure, message, count, last_at }) => [
      remote,
      code(version),
      failure,
      texts.onServer,
      { value: message, kind: 'text' } as const,
      { value: String(count), kind: 'number' } as const,
      moment(last_at),
    ]),
    ...(inBrowsers ?? []).map(({ remote, version, code: failure, phase, count, last_at }) => [
      remote,
      code(version),
      failure,
      texts.inBrowsers,
      { value: phase, kind: 'text' } as const,
      { value: String(count), kind: 'number' } as const,
      moment(last_at),
    ]),
  ];
  const silent = inBrowsers ? '' : `<p class="bad">${texts.apiSilent}</p>`;
  if (rows.length === 0) return silent || `<p class="soft">${texts.noFailures}</p>`;
  return silent + table(texts.failures, texts.heads.failures, rows);
}

function shared(apps: readonly AppFacts[]): string {
  const provides = apps.find(({ live }) => live?.entry === null)?.live?.provides ?? {};
  const remotes = apps.flatMap(({ live }) => (live && live.entry !== null ? live : []));
  const rows = Object.entries(provides).map(([module, version]) => [
    code(module),
    code(version),
    ...remotes.map((record) => record.shared[module] ?? ''),
  ]);
  return table(
    texts.shared,
    ['Module', 'Shell provides', ...remotes.map(({ name }) => name)],
    rows,
  );
}

/** Page for operators that shows the site's composition. */
export function federationPage(
  facts: FederationFacts,
  address: PreviewAddress,
  hasKey: boolean,
): string {
  const { environment, revision, composition, registryFailure: findRegistryProblem, apps } = facts;
  const registry = findRegistryProblem
    ? `<span class="bad">${inHtml(findRegistryProblem)}</span>`
    : `<span class="ok">${texts.ok}</span>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${texts.title}: ${environment}</title><style>${styles}</style></head><body><main>`,
    `<h1>${texts.title}: ${environment}</h1><p class="soft">${texts.intro}</p>`,
    `<div class="facts"><span>${texts.registry} ${registry}</span><span>Revision ${revision}</span><span>Composition <code>${inHtml(composition)}</code></span></div>`,
    `<h2>${texts.overview}</h2>${table(texts.overview, texts.heads.overview, apps.map(overviewRow))}`,
    `<h2>${texts.failures}</h2>${failures(facts)}`,
    `<h2>${texts.shared}</h2><p class="soft">${texts.sharedNote}</p>${shared(apps)}`,
    hasKey ? '' : `<p class="soft">${texts.noKey}</p>`,
    ...apps.map((app) => appPanel(app, address)),
    '</main></body></html>',
  ].join('');
}
