import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';
import { splitWidgetName } from '../../app/to-widget-key.ts';
import type { Composition, Release } from '../render/composition.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import { removeUnusedFonts } from './remove-unused-fonts.ts';
import {
  collectClasses,
  createCspHash,
  type StyleText,
  selectUsedStyles,
} from './select-used-styles.ts';

export interface EarlyScript {
  readonly src: string;
  readonly integrity: string;
}

export interface PageStyle extends StyleText {
  /** Absent if only a part of the file is inlined, because the whole file is then fetched on demand. */
  readonly file?: string;
}

export interface PageFiles {
  readonly scripts: readonly EarlyScript[];
  readonly preloads: readonly EarlyScript[];
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
  const { islands } = page.data;
  const activeOwner = page.ownerRan ? owner : undefined;
  const startFiles = listFiles(shell, ['main']);
  const fullShellFiles = listFiles(shell, [
    'shell-hydrate-page',
    ...page.chunks,
    ...listTranslationGroups(shell, ['shell', ...page.namespaces], language),
  ]);
  const fullRemoteFiles = activeOwner
    ? listFiles(activeOwner, [
        `${activeOwner.name}-remote`,
        ...page.chunks,
        ...listTranslationGroups(activeOwner, page.namespaces, language),
      ])
    : [];
  const deferredFiles = activeOwner ? listFiles(activeOwner, page.laterChunks) : [];
  const firstShellFiles = (
    islands ? listFiles(shell, ['shell-first-visit']) : fullShellFiles
  ).filter((file) => !startFiles.includes(file));
  const preloadedRemote = islands && !islands.module ? undefined : activeOwner;
  const islandFiles =
    preloadedRemote && islands
      ? listFiles(preloadedRemote, [`${preloadedRemote.name}-${islands.module}`])
      : [];
  const firstRemoteFiles = islands ? islandFiles : fullRemoteFiles;
  const widgetFiles = listWidgetFiles(composition, page.widgets);
  // Style sheets of islands are inlined completely: an incomplete one would be fetched again before
  // hydration.
  const inlinedFiles = new Set([
    ...startFiles,
    ...firstShellFiles,
    ...firstRemoteFiles,
    ...deferredFiles,
    ...widgetFiles.map(({ file }) => file),
  ]);
  const remoteFiles = [...fullRemoteFiles, ...firstRemoteFiles, ...deferredFiles];
  const styleFiles = [
    ...toReleaseFiles(shell, [...startFiles, ...fullShellFiles, ...firstShellFiles]),
    ...(activeOwner ? toReleaseFiles(activeOwner, remoteFiles) : []),
    ...widgetFiles,
  ].filter(({ file }) => isStyle(file));
  const usedClasses = islands ? collectClasses(page.html) : undefined;

  function inlineStyle({ release, file }: ReleaseFile): PageStyle[] {
    try {
      const text = composition.styles(release.name, file);
      if (usedClasses && !inlinedFiles.has(file)) {
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

  return {
    scripts: startFiles.filter(isScript).map((file) => toStartScript(shell, file)),
    preloads: [
      ...firstShellFiles.filter(isScript).map((file) => toScript(shell, file)),
      ...(preloadedRemote?.entry ? [toScript(preloadedRemote, preloadedRemote.entry)] : []),
      ...(preloadedRemote
        ? firstRemoteFiles.filter(isScript).map((file) => toScript(preloadedRemote, file))
        : []),
    ],
    styles: removeDuplicateFiles(styleFiles).flatMap(inlineStyle),
    ...findSchemes(shell),
    fonts: listFontUrls(shell, language),
  };
}

export const toBasePath = ({ name, version }: Pick<Release, 'name' | 'version'>) =>
  `/r/${name}/${version}/`;

const isScript = (file: string) => file.endsWith('.js');
const isStyle = (file: string) => file.endsWith('.css');

const listFiles = (release: Release, groups: readonly string[]) => [
  ...new Set(groups.flatMap((group) => release.groups[group] ?? [])),
];

const listTranslationGroups = (
  release: Release,
  namespaces: readonly string[],
  language: Language,
) => namespaces.map((namespace) => `${release.name}-${namespace}-${language}`);

interface ReleaseFile {
  readonly release: Release;
  readonly file: string;
}

const toReleaseFiles = (release: Release, files: readonly string[]): ReleaseFile[] =>
  files.map((file) => ({ release, file }));

const listWidgetFiles = (composition: Composition, names: Iterable<string>): ReleaseFile[] =>
  [...names].flatMap((name) => {
    const { remote, widget } = splitWidgetName(name);
    const release = composition.remotes.find((candidate) => candidate.name === remote);
    return release ? toReleaseFiles(release, listFiles(release, [`${remote}-${widget}`])) : [];
  });

const toScript = (release: Release, file: string): EarlyScript => ({
  src: toBasePath(release) + file,
  integrity: release.files[file]?.integrity ?? '',
});

/**
 * Vendor chunks rarely change between releases, so their path contains no version and stays cached.
 */
const isVendor = (file: string) => file.startsWith('shell.vendor.');

const toStartScript = (shell: Release, file: string): EarlyScript =>
  isVendor(file)
    ? { ...toScript(shell, file), src: `/assets/${shell.name}/${file}` }
    : toScript(shell, file);

const listFontUrls = (shell: Release, language: Language): string[] =>
  fontPreloads[language].flatMap((font) => {
    const file = Object.keys(shell.files).find((name) => isSameFont(name, font));
    return file ? [`/assets/shell/${file}`] : [];
  });

function findSchemes(shell: Release): Pick<PageFiles, 'schemes'> {
  const [file] = listFiles(shell, ['shell-schemes']).filter(isStyle);
  return file ? { schemes: toBasePath(shell) + file } : {};
}

/** `noto-sans-latin.1a2b3c4d.woff2` is the published file of `noto-sans-latin.woff2`. */
const isSameFont = (published: string, font: string) =>
  published.replace(/\.[0-9a-f]{8}(?=\.woff2$)/, '') === font;

const removeDuplicateFiles = (files: readonly ReleaseFile[]): ReleaseFile[] => [
  ...new Map(files.map((releaseFile) => [releaseFile.file, releaseFile])).values(),
];
