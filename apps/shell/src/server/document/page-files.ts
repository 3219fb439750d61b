import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';
import { splitWidgetName } from '../../app/widget-key.ts';
import type { Composition, Release } from '../render/composition.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import { removeUnusedFonts } from './remove-unused-fonts.ts';
import { collectClasses, cspHash, type StyleText, usedStyles } from './used-styles.ts';

/** A script that the page's code will import, preloaded in parallel. */
export interface EarlyScript {
  readonly src: string;
  readonly integrity: string;
}

export interface PageStyle extends StyleText {
  /** Absent if only a part of the file is inlined; the whole file is fetched on demand. */
  readonly file?: string;
}

export interface PageFiles {
  /** Executed at once. */
  readonly scripts: readonly EarlyScript[];
  readonly preloads: readonly EarlyScript[];
  readonly styles: readonly PageStyle[];
  readonly fonts: readonly string[];
  /** Style sheet of the dark and high-contrast schemes. */
  readonly schemes?: string;
}

/** Base path of a release's files. */
export const toBasePath = ({ name, version }: Pick<Release, 'name' | 'version'>) =>
  `/r/${name}/${version}/`;

const isScript = (file: string) => file.endsWith('.js');
const isStyle = (file: string) => file.endsWith('.css');

/** Files of a release for these chunk groups. */
const listFiles = (release: Release, groups: readonly string[]) => [
  ...new Set(groups.flatMap((group) => release.groups[group] ?? [])),
];

const script = (release: Release, file: string): EarlyScript => ({
  src: toBasePath(release) + file,
  integrity: release.files[file]?.integrity ?? '',
});

/** Vendor chunks rarely change between shell releases, so their path contains no version. */
const isVendor = (file: string) => file.startsWith('shell.vendor.');

const startScript = (shell: Release, file: string): EarlyScript =>
  isVendor(file)
    ? { ...script(shell, file), src: `/assets/${shell.name}/${file}` }
    : script(shell, file);

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
  const running = page.ownerRan ? owner : undefined;
  const fullShellFiles = listFiles(shell, [
    'shell-hydrate-page',
    ...page.chunks,
    ...translationGroups(shell, ['shell', ...page.namespaces], language),
  ]);
  const fullRemoteFiles = running
    ? listFiles(running, [
        `${running.name}-remote`,
        ...page.chunks,
        ...translationGroups(running, page.namespaces, language),
      ])
    : [];
  const deferredFiles = running ? listFiles(running, page.laterChunks) : [];
  // Pages with islands start with the islands' code; the rest is fetched on demand.
  const { islands } = page.data;
  const shellFirst = (islands ? listFiles(shell, ['shell-first-visit']) : fullShellFiles).filter(
    (file) => !start.includes(file),
  );
  // A page with links only requests nothing from its remote at first.
  const early = islands && !islands.module ? undefined : running;
  const islandFiles = early && islands ? listFiles(early, [`${early.name}-${islands.module}`]) : [];
  const remoteFirst = islands ? islandFiles : fullRemoteFiles;
  const widgetStyles = [...page.widgets].flatMap((name) => {
    const { remote, widget } = splitWidgetName(name);
    const release = composition.remotes.find((one) => one.name === remote);
    return release
      ? listFiles(release, [`${remote}-${widget}`]).map((file) => ({ release, file }))
      : [];
  });
  // Styles of islands are complete: an incomplete sheet would be fetched again before hydration.
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
    ...(running
      ? [...fullRemoteFiles, ...remoteFirst, ...deferredFiles].map((file) => ({
          release: running,
          file,
        }))
      : []),
    ...widgetStyles,
  ].filter(({ file }) => isStyle(file));

  return {
    scripts: start.filter(isScript).map((file) => startScript(shell, file)),
    preloads: [
      ...shellFirst.filter(isScript).map((file) => script(shell, file)),
      ...(early?.entry ? [script(early, early.entry)] : []),
      ...(early ? remoteFirst.filter(isScript).map((file) => script(early, file)) : []),
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
        // A page is readable without the styles of one remote.
        report(error);
        return [];
      }
    }),
    ...findSchemes(shell),
    fonts: fontPreloads[language].flatMap((font) => {
      const file = Object.keys(shell.files).find((name) => sameFont(name, font));
      return file ? [`/assets/shell/${file}`] : [];
    }),
  };
}

/** Dark and high-contrast colours are one file that pages do not inline. */
function findSchemes(shell: Release): Pick<PageFiles, 'schemes'> {
  const [file] = listFiles(shell, ['shell-schemes']).filter(isStyle);
  return file ? { schemes: toBasePath(shell) + file } : {};
}

/** `noto-sans-latin.1a2b3c4d.woff2` is the published file of `noto-sans-latin.woff2`. */
const sameFont = (published: string, font: string) =>
  published.replace(/\.[0-9a-f]{8}(?=\.woff2$)/, '') === font;

function uniqueByFile<Item extends { readonly file: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.file, item])).values()];
}
