import type { ArtifactRecord } from '@tractor-haat/registry';
import { inHtml } from '../html/in-html.ts';
import type { AppFacts } from './facts.ts';
import { bytes, moment } from './formats.ts';
import { type Cell, code, html, table } from './table.ts';
import { texts } from './translations.ts';

/** Preview URL of a version; null without a signing key. */
export type PreviewAddress = (record: ArtifactRecord) => string | null;

const listOf = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li><code>${inHtml(item)}</code></li>`).join('')}</ul>`;

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
        `<a class="action" href="${inHtml(preview)}" aria-label="${inHtml(`${texts.preview} ${record.name} ${version}`)}">${texts.preview}</a>`,
      )
    : '';
  return [
    code(version),
    moment(published_at),
    git_commit ? code(git_commit.slice(0, 10)) : '',
    String(contract),
    ...bytes(sizes),
    isLive ? html(`<span class="ok">${texts.isLive}</span>`) : link,
  ];
}

/** Panel of one app: its routes, its versions and their preview links. */
export function appPanel({ name, live, recent }: AppFacts, address: PreviewAddress): string {
  const release = live ?? recent[0];
  const rows = recent.map((record) => versionRow(record, live?.version, address));
  const parts: [string, readonly string[]][] = [
    [texts.routes, release?.routes ?? []],
    [texts.widgets, release?.widgets ?? []],
    [texts.namespaces, release?.i18n ?? []],
  ];
  return [
    `<section id="${inHtml(name)}" aria-labelledby="${inHtml(name)}-name"><h2 id="${inHtml(name)}-name">${inHtml(release?.title ?? name)}</h2>`,
    ...parts
      .filter(([, items]) => items.length > 0)
      .map(([heading, items]) => `<h3>${heading}</h3>${listOf(items)}`),
    `<h3>${texts.versions}</h3>`,
    table(`${texts.versions}: ${name}`, texts.heads.versions, rows),
    '</section>',
  ].join('');
}
