import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';
import { splitWidgetName } from '../../app/to-widget-key.ts';
import type { Composition, Release } from '../render/composition.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import {
  collectClasses,
  createCspHash,
  removeUnusedFonts,
  type StyleText,
  selectUsedStyles,
} from './select-used-styles.ts';

export interface PageScript {
  readonly src: string;
  readonly integrity: string;
}

export interface PageStyle extends StyleText {
  /** Absent if only a part of the file is inlined, because the whole file is then fetched on demand. */
  readonly file?: string;
}

export interface PageFiles {
  readonly scripts: readonly PageScript[];
  readonly preloads: readonly PageScript[];
  readonly styles: readonly PageStyle[];
  readonly fonts: readonly string[];
  readonly schemes?: string;
}

/** Returns the URLs, styles and fonts that the document of a rendered page needs. */
export function collectPageFiles(
  composition: Composition,
  owner: Release | undefined,
  page: RenderedPage,
  language: Language,
  report: (error: unknown) => void,
): PageFiles {
  const { shell } = composition;
  const groups = groupFiles(composition, page.ownerRan ? owner : undefined, page, language);
  const { start, fullShell, fullRemote, firstShell, firstRemote } = groups;
  const { remoteEntry, deferred, widgets } = groups;
  // Style sheets of islands are inlined completely: an incomplete one would be fetched again before
  // hydration.
  const completeFiles = new Set(
    [...start, ...firstShell, ...firstRemote, ...deferred, ...widgets].map(({ file }) => file),
  );
  const usedClasses = page.data.islands ? collectClasses(page.html) : undefined;

  function inlineStyle({ release, file }: ReleaseFile): PageStyle[] {
    try {
      const text = composition.styles(release.name, file);
      if (usedClasses && !completeFiles.has(file)) {
        const usedStyle = selectUsedStyles(text, usedClasses);
        return usedStyle.css === '' ? [] : [usedStyle];
      }
      const css = removeUnusedFonts(text, language);
      const hash = css === text ? (release.files[file]?.csp ?? '') : createCspHash(css);
      return [{ file, css, hash }];
    } catch (error) {
      report(error);
      return [];
    }
  }

  const uniqueFiles = removeDuplicateFiles([
    ...start,
    ...fullShell,
    ...firstShell,
    ...fullRemote,
    ...firstRemote,
    ...deferred,
    ...widgets,
  ]);
  return {
    scripts: start.filter(isScript).map(toStartScript),
    preloads: [...firstShell, ...remoteEntry, ...firstRemote].filter(isScript).map(toScript),
    styles: uniqueFiles.filter(isStyle).flatMap(inlineStyle),
    ...findSchemes(shell),
    fonts: listFontUrls(shell, language),
  };
}

export const toBasePath = ({ name, version }: Pick<Release, 'name' | 'version'>) =>
  `/r/${name}/${version}/`;

interface ReleaseFile {
  readonly release: Release;
  readonly file: string;
}

interface FileGroups {
  /** Files of the shell that all pages load. */
  readonly start: readonly ReleaseFile[];
  /** Files for the hydration of the whole page. */
  readonly fullShell: readonly ReleaseFile[];
  readonly fullRemote: readonly ReleaseFile[];
  /** Files that the page loads after `start`: those of its islands, or for the hydration of the whole page. */
  readonly firstShell: readonly ReleaseFile[];
  readonly firstRemote: readonly ReleaseFile[];
  /** Empty for a page that needs no code of the remote before the whole page is hydrated. */
  readonly remoteEntry: readonly ReleaseFile[];
  /** Files of chunks that the page loads later. */
  readonly deferred: readonly ReleaseFile[];
  readonly widgets: readonly ReleaseFile[];
}

/** `owner` is undefined for a page of the shell, and for a page whose remote could not be run. */
function groupFiles(
  composition: Composition,
  owner: Release | undefined,
  page: RenderedPage,
  language: Language,
): FileGroups {
  const { shell } = composition;
  const { islands } = page.data;
  const start = listFiles(shell, ['main']);
  const fullShell = listFiles(shell, [
    'shell-hydrate-page',
    ...page.chunks,
    ...listTranslationGroups(shell, ['shell', ...page.namespaces], language),
  ]);
  const fullRemote = owner
    ? listFiles(owner, [
        `${owner.name}-remote`,
        ...page.chunks,
        ...listTranslationGroups(owner, page.namespaces, language),
      ])
    : [];
  const islandFiles =
    owner && islands?.module ? listFiles(owner, [`${owner.name}-${islands.module}`]) : [];
  const firstShell = islands ? listFiles(shell, ['shell-first-visit']) : fullShell;
  const startFiles = new Set(start.map(({ file }) => file));
  const hasRemoteCode = !islands || islands.module !== undefined;
  return {
    start,
    fullShell,
    fullRemote,
    firstShell: firstShell.filter(({ file }) => !startFiles.has(file)),
    firstRemote: islands ? islandFiles : fullRemote,
    remoteEntry: owner?.entry && hasRemoteCode ? [{ release: owner, file: owner.entry }] : [],
    deferred: owner ? listFiles(owner, page.laterChunks) : [],
    widgets: listWidgetFiles(composition, page.widgets),
  };
}

const isScript = ({ file }: ReleaseFile) => file.endsWith('.js');
const isStyle = ({ file }: ReleaseFile) => file.endsWith('.css');

const listFiles = (release: Release, groups: readonly string[]): ReleaseFile[] =>
  [...new Set(groups.flatMap((group) => release.groups[group] ?? []))].map((file) => ({
    release,
    file,
  }));

const listTranslationGroups = (
  release: Release,
  namespaces: readonly string[],
  language: Language,
) => namespaces.map((namespace) => `${release.name}-${namespace}-${language}`);

const listWidgetFiles = (composition: Composition, names: Iterable<string>): ReleaseFile[] =>
  [...names].flatMap((name) => {
    const { remote, widget } = splitWidgetName(name);
    const release = composition.remotes.find((candidate) => candidate.name === remote);
    return release ? listFiles(release, [`${remote}-${widget}`]) : [];
  });

const toScript = ({ release, file }: ReleaseFile): PageScript => ({
  src: toBasePath(release) + file,
  integrity: release.files[file]?.integrity ?? '',
});

/**
 * Vendor chunks rarely change between releases, so their path contains no version and stays cached.
 */
const isVendor = (file: string) => file.startsWith('shell.vendor.');

const toStartScript = ({ release, file }: ReleaseFile): PageScript => ({
  ...toScript({ release, file }),
  ...(isVendor(file) ? { src: `/assets/${release.name}/${file}` } : {}),
});

const listFontUrls = (shell: Release, language: Language): string[] =>
  fontPreloads[language].flatMap((font) => {
    const file = Object.keys(shell.files).find((name) => isSameFont(name, font));
    return file ? [`/assets/shell/${file}`] : [];
  });

function findSchemes(shell: Release): Pick<PageFiles, 'schemes'> {
  const schemes = listFiles(shell, ['shell-schemes']).find(isStyle);
  return schemes ? { schemes: toBasePath(shell) + schemes.file } : {};
}

/** `noto-sans-latin.1a2b3c4d.woff2` is the published file of `noto-sans-latin.woff2`. */
const isSameFont = (published: string, font: string) =>
  published.replace(/\.[0-9a-f]{8}(?=\.woff2$)/, '') === font;

const removeDuplicateFiles = (files: readonly ReleaseFile[]): ReleaseFile[] => [
  ...new Map(files.map((releaseFile) => [releaseFile.file, releaseFile])).values(),
];
