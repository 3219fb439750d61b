import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';
import { splitWidgetName } from '../../site/widget-key.ts';
import type { Composition, Release } from '../render/composition.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import { withOwnFonts } from './own-fonts.ts';
import { classesIn, cspHash, type StyleText, usedStyles } from './used-styles.ts';

/** A script that the page's own code will ask for; named early so that it is fetched in parallel. */
export interface EarlyScript {
  readonly src: string;
  readonly integrity: string;
}

export interface PageStyle extends StyleText {
  /** Absent where it is a part of its file only: who needs the rest fetches the file. */
  readonly file?: string;
}

export interface PageFiles {
  /** Run as soon as they are there. */
  readonly scripts: readonly EarlyScript[];
  readonly preloads: readonly EarlyScript[];
  readonly styles: readonly PageStyle[];
  readonly fonts: readonly string[];
  /** The sheet of other colours than light ones. */
  readonly schemes?: string;
}

/** Folder of a release's files on the site. */
export const baseOf = ({ name, version }: Pick<Release, 'name' | 'version'>) =>
  `/r/${name}/${version}/`;

const isScript = (file: string) => file.endsWith('.js');
const isStyle = (file: string) => file.endsWith('.css');

/** Which of a release's files a page needs, by its chunk groups. */
const filesOf = (release: Release, groups: readonly string[]) => [
  ...new Set(groups.flatMap((group) => release.groups[group] ?? [])),
];

const script = (release: Release, file: string): EarlyScript => ({
  src: baseOf(release) + file,
  integrity: release.files[file]?.integrity ?? '',
});

/** The libraries: the same file in most releases of the shell, so its address names no version. */
const isVendor = (file: string) => file.startsWith('shell.vendor.');

const startScript = (shell: Release, file: string): EarlyScript =>
  isVendor(file)
    ? { ...script(shell, file), src: `/assets/${shell.name}/${file}` }
    : script(shell, file);

const wordGroups = (release: Release, namespaces: readonly string[], language: Language) =>
  namespaces.map((namespace) => `${release.name}-${namespace}-${language}`);

export function pageFiles(
  composition: Composition,
  owner: Release | undefined,
  page: RenderedPage,
  language: Language,
  report: (error: unknown) => void,
): PageFiles {
  const { shell } = composition;
  const start = filesOf(shell, ['main']);
  const running = page.ownerRan ? owner : undefined;
  const shellWhole = filesOf(shell, [
    'shell-whole',
    ...page.chunks,
    ...wordGroups(shell, ['shell', ...page.namespaces], language),
  ]);
  const remoteWhole = running
    ? filesOf(running, [
        `${running.name}-remote`,
        ...page.chunks,
        ...wordGroups(running, page.namespaces, language),
      ])
    : [];
  // A page of islands begins with them; what hydrates it whole is asked for when it is wanted.
  const { islands } = page.data;
  const shellFirst = (islands ? filesOf(shell, ['shell-first-visit']) : shellWhole).filter(
    (file) => !start.includes(file),
  );
  // A page of links alone asks nothing of its remote at first.
  const early = islands && !islands.module ? undefined : running;
  const islandFiles = early && islands ? filesOf(early, [`${early.name}-${islands.module}`]) : [];
  const remoteFirst = islands ? islandFiles : remoteWhole;
  const widgetStyles = [...page.widgets].flatMap((name) => {
    const { remote, widget } = splitWidgetName(name);
    const release = composition.remotes.find((one) => one.name === remote);
    return release
      ? filesOf(release, [`${remote}-${widget}`]).map((file) => ({ release, file }))
      : [];
  });
  // Those of the islands are whole: a sheet that is not would be waited for before they are hydrated.
  const whole = new Set([
    ...start,
    ...shellFirst,
    ...remoteFirst,
    ...widgetStyles.map(({ file }) => file),
  ]);
  const classes = islands ? classesIn(page.html) : undefined;
  const styles = [
    ...[...start, ...shellWhole, ...shellFirst].map((file) => ({ release: shell, file })),
    ...(running
      ? [...remoteWhole, ...remoteFirst].map((file) => ({ release: running, file }))
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
        if (!classes || whole.has(file)) {
          const css = withOwnFonts(text, language);
          const hash = css === text ? (release.files[file]?.csp ?? '') : cspHash(css);
          return [{ file, css, hash }];
        }
        const part = usedStyles(text, classes);
        return part.css === '' ? [] : [part];
      } catch (error) {
        // A page without one remote's looks can still be read.
        report(error);
        return [];
      }
    }),
    ...schemesOf(shell),
    fonts: fontPreloads[language].flatMap((font) => {
      const file = Object.keys(shell.files).find((name) => sameFont(name, font));
      return file ? [`/assets/shell/${file}`] : [];
    }),
  };
}

/** Colours for the dark, and stronger ones, stand in one file that no page inlines. */
function schemesOf(shell: Release): Pick<PageFiles, 'schemes'> {
  const [file] = filesOf(shell, ['shell-schemes']).filter(isStyle);
  return file ? { schemes: baseOf(shell) + file } : {};
}

/** `noto-sans-latin.1a2b3c4d.woff2` is the published `noto-sans-latin.woff2`. */
const sameFont = (published: string, font: string) =>
  published.replace(/\.[0-9a-f]{8}(?=\.woff2$)/, '') === font;

function uniqueByFile<Item extends { readonly file: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.file, item])).values()];
}
