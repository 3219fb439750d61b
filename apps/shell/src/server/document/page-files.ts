import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';
import { splitWidgetName } from '../../app/widget-key.ts';
import type { Composition, Release } from '../render/composition.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import { removeUnusedFonts } from './remove-unused-fonts.ts';
import { collectClasses, cspHash, type StyleText, usedStyles } from './used-styles.ts';

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

export const toBasePath = ({ name, version }: Pick<Release, 'name' | 'version'>) =>
  `/r/${name}/${version}/`;

const isScript = (file: string) => file.endsWith('.js');
const isStyle = (file: string) => file.endsWith('.css');

const listFiles = (release: Release, groups: readonly string[]) => [
  ...new Set(groups.flatMap((group) => release.groups[group] ?? [])),
];

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

const translationGroups = (release: Release, namespaces: readonly string[], language: Language) =>
  namespaces.map((namespace) => `${release.name}-${namespace}-${language}`);

export function pageFiles(
  composition: Composition,
  owner: Release | undefined,
  page: RenderedPage,
  language: Language,
  report: (error: unknown) => void,
): PageFiles {
  const { shell } = composition;
  const start = listFiles(shell, ['main']);
  const activeOwner = page.ownerRan ? owner : undefined;
  const fullShellFiles = listFiles(shell, [
    'shell-hydrate-page',
    ...page.chunks,
    ...translationGroups(shell, ['shell', ...page.namespaces], language),
  ]);
  const fullRemoteFiles = activeOwner
    ? listFiles(activeOwner, [
        `${activeOwner.name}-remote`,
        ...page.chunks,
        ...translationGroups(activeOwner, page.namespaces, language),
      ])
    : [];
  const deferredFiles = activeOwner ? listFiles(activeOwner, page.laterChunks) : [];
  const { islands } = page.data;
  const shellFirst = (islands ? listFiles(shell, ['shell-first-visit']) : fullShellFiles).filter(
    (file) => !start.includes(file),
  );
  const preloadedRemote = islands && !islands.module ? undefined : activeOwner;
  const islandFiles =
    preloadedRemote && islands
      ? listFiles(preloadedRemote, [`${preloadedRemote.name}-${islands.module}`])
      : [];
  const remoteFirst = islands ? islandFiles : fullRemoteFiles;
  const widgetStyles = [...page.widgets].flatMap((name) => {
    const { remote, widget } = splitWidgetName(name);
    const release = composition.remotes.find((candidate) => candidate.name === remote);
    return release
      ? listFiles(release, [`${remote}-${widget}`]).map((file) => ({ release, file }))
      : [];
  });
  // Style sheets of islands are inlined completely: an incomplete one would be fetched again before
  // hydration.
  const inlinedFiles = new Set([
    ...start,
    ...shellFirst,
    ...remoteFirst,
    ...deferredFiles,
    ...widgetStyles.map(({ file }) => file),
  ]);
  const classes = islands ? collectClasses(page.html) : undefined;
  const styles = [
    ...[...start, ...fullShellFiles, ...shellFirst].map((file) => ({ release: shell, file })),
    ...(activeOwner
      ? [...fullRemoteFiles, ...remoteFirst, ...deferredFiles].map((file) => ({
          release: activeOwner,
          file,
        }))
      : []),
    ...widgetStyles,
  ].filter(({ file }) => isStyle(file));

  return {
    scripts: start.filter(isScript).map((file) => toStartScript(shell, file)),
    preloads: [
      ...shellFirst.filter(isScript).map((file) => toScript(shell, file)),
      ...(preloadedRemote?.entry ? [toScript(preloadedRemote, preloadedRemote.entry)] : []),
      ...(preloadedRemote
        ? remoteFirst.filter(isScript).map((file) => toScript(preloadedRemote, file))
        : []),
    ],
    styles: uniqueByFile(styles).flatMap(({ release, file }) => {
      try {
        const text = composition.styles(release.name, file);
        if (!classes || inlinedFiles.has(file)) {
          const css = removeUnusedFonts(text, language);
          const hash = css === text ? (release.files[file]?.csp ?? '') : cspHash(css);
          return [{ file, css, hash }];
        }
        const part = usedStyles(text, classes);
        return part.css === '' ? [] : [part];
      } catch (error) {
        report(error);
        return [];
      }
    }),
    ...findSchemes(shell),
    fonts: fontPreloads[language].flatMap((font) => {
      const file = Object.keys(shell.files).find((name) => isSameFont(name, font));
      return file ? [`/assets/shell/${file}`] : [];
    }),
  };
}

function findSchemes(shell: Release): Pick<PageFiles, 'schemes'> {
  const [file] = listFiles(shell, ['shell-schemes']).filter(isStyle);
  return file ? { schemes: toBasePath(shell) + file } : {};
}

/** `noto-sans-latin.1a2b3c4d.woff2` is the published file of `noto-sans-latin.woff2`. */
const isSameFont = (published: string, font: string) =>
  published.replace(/\.[0-9a-f]{8}(?=\.woff2$)/, '') === font;

function uniqueByFile<Item extends { readonly file: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.file, item])).values()];
}
