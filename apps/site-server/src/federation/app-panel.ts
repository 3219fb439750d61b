import type { ArtifactRecord } from '@tractor-haat/registry';
import { escapeHtml } from '../html/escape-html.ts';
import { createSizeCells, formatDateTime } from './format-date-time.ts';
import type { AppFacts } from './gather-facts.ts';
import { type Cell, code, html, table } from './table.ts';
import { translations } from './translations.ts';

export type PreviewAddress = (record: ArtifactRecord) => string | null;

const renderList = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li><code>${escapeHtml(item)}</code></li>`).join('')}</ul>`;

function versionRow(
  record: ArtifactRecord,
  live: string | undefined,
  address: PreviewAddress,
): Cell[] {
  const { version, published_at, git_commit, contract, sizes } = record;
  const preview = address(record);
  const isLive = version === live;
  const link = preview
    ? html(
        `<a class="action" href="${escapeHtml(preview)}" aria-label="${escapeHtml(`${translations.preview} ${record.name} ${version}`)}">${translations.preview}</a>`,
      )
    : '';
  return [
    code(version),
    formatDateTime(published_at),
    git_commit ? code(git_commit.slice(0, 10)) : '',
    String(contract),
    ...createSizeCells(sizes),
    isLive ? html(`<span class="ok">${translations.isLive}</span>`) : link,
  ];
}

export function appPanel({ name, live, recent }: AppFacts, address: PreviewAddress): string {
  const release = live ?? recent[0];
  const rows = recent.map((record) => versionRow(record, live?.version, address));
  const lists: [string, readonly string[]][] = [
    [translations.routes, release?.routes ?? []],
    [translations.widgets, release?.widgets ?? []],
    [translations.namespaces, release?.i18n ?? []],
  ];
  return [
    `<section id="${escapeHtml(name)}" aria-labelledby="${escapeHtml(name)}-name"><h2 id="${escapeHtml(name)}-name">${escapeHtml(release?.title ?? name)}</h2>`,
    ...lists
      .filter(([, items]) => items.length > 0)
      .map(([heading, items]) => `<h3>${heading}</h3>${renderList(items)}`),
    `<h3>${translations.versions}</h3>`,
    table(`${translations.versions}: ${name}`, translations.heads.versions, rows),
    '</section>',
  ].join('');
}
