import type { ArtifactRecord } from '@tractor-haat/registry';
import { escapeHtml } from '../html/escape-html.ts';
import { createSizeCells, formatDateTime } from './format-date-time.ts';
import type { AppFacts } from './gather-facts.ts';
import { type Cell, formatCode, renderTable, toHtml } from './render-table.ts';
import { translations } from './translations.ts';

/** Returns the path of a preview link, or null if the store has no preview key. */
export type CreatePreviewPath = (record: ArtifactRecord) => string | null;

const COMMIT_CHARACTERS = 10;

export function renderAppPanel(
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
