import type { Composition, Release } from '../render/composition.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import { pageFiles } from './page-files.ts';

const release = (name: string, groups: Release['groups']): Release => ({
  name,
  version: '1',
  entry: name === 'shell' ? null : 'remoteEntry.js',
  groups,
  routes: [],
  files: Object.fromEntries(
    ['remoteEntry.js', ...Object.values(groups).flat()].map((file) => [
      file,
      { integrity: `sha384-${file}`, csp: `sha256-${file}` },
    ]),
  ),
});

const shell = release('shell', { main: ['shell.vendor.ab.js', 'shell.main.cd.js'] });
const catalogue = release('catalogue', {
  'catalogue-remote': ['catalogue.remote.js'],
  'catalogue-islands-list': ['catalogue.islands-list.js'],
  'catalogue-list': ['catalogue.list.js', 'catalogue.list.ef.css'],
  'catalogue-rest': ['catalogue.rest.js', 'catalogue.rest.gh.css'],
});

const page = {
  chunks: ['catalogue-list'],
  laterChunks: [],
  namespaces: [],
  widgets: new Set(),
  ownerRan: true,
  data: {},
} as unknown as RenderedPage;

const filesOf = (styles: () => string, report = jest.fn(), renderedPage = page) =>
  pageFiles(
    { shell, remotes: [catalogue], styles } as unknown as Composition,
    catalogue,
    renderedPage,
    'en',
    report,
  );

test('caches libraries across releases of the shell and everything else by version', () => {
  const { scripts, preloads } = filesOf(() => '.a{}');
  expect(scripts).toEqual([
    { src: '/assets/shell/shell.vendor.ab.js', integrity: 'sha384-shell.vendor.ab.js' },
    { src: '/r/shell/1/shell.main.cd.js', integrity: 'sha384-shell.main.cd.js' },
  ]);
  expect(preloads.map(({ src }) => src)).toEqual([
    '/r/catalogue/1/remoteEntry.js',
    '/r/catalogue/1/catalogue.remote.js',
    '/r/catalogue/1/catalogue.list.js',
  ]);
});

test('inlines styles of deferred chunks without their scripts', () => {
  const islands = { module: 'islands-list', props: [], texts: {} };
  const { styles, preloads } = filesOf(() => '.a{}', jest.fn(), {
    ...page,
    html: '<p class="b"></p>',
    laterChunks: ['catalogue-rest'],
    data: { islands },
  } as unknown as RenderedPage);
  expect(styles.map(({ file }) => file)).toContain('catalogue.rest.gh.css');
  expect(preloads.map(({ src }) => src)).not.toContain('/r/catalogue/1/catalogue.rest.js');
});

test('omits an unreadable style sheet and reports it', () => {
  const report = jest.fn();
  const gone = () => {
    throw new Error('gone');
  };
  expect(filesOf(gone, report).styles).toEqual([]);
  expect(report).toHaveBeenCalledTimes(1);
  expect(filesOf(() => '.a{}').styles).toEqual([
    { file: 'catalogue.list.ef.css', css: '.a{}', hash: 'sha256-catalogue.list.ef.css' },
  ]);
});

test('an islands page inlines the sheets of its islands completely and of others the used rules', () => {
  const islands = { module: 'islands-list' };
  const islandPage = {
    ...page,
    html: '<p class="a"></p>',
    data: { islands },
  } as unknown as RenderedPage;
  const withIslands = { ...catalogue.groups, 'catalogue-islands-list': ['catalogue.5.css'] };
  const { files } = release('catalogue', withIslands);
  const styles = (_: string, file: string) => (file === 'catalogue.5.css' ? '.z{}' : '.a{}.z{}');
  const made = pageFiles(
    { shell, remotes: [], styles } as unknown as Composition,
    { ...catalogue, groups: withIslands, files },
    islandPage,
    'en',
    jest.fn(),
  ).styles;
  expect(made).toEqual([
    { css: '.a{}', hash: expect.stringMatching(/^sha256-/) },
    { file: 'catalogue.5.css', css: '.z{}', hash: 'sha256-catalogue.5.css' },
  ]);
});

test('an islands page loads only its islands at first; a links-only page loads styles but no script of its remote', () => {
  const parts = { props: [], texts: {} };
  const filesWith = (islands: object) =>
    filesOf(() => '.a{}', jest.fn(), {
      ...{ ...page, html: '<p class="a"></p>', data: { islands } },
    } as unknown as RenderedPage);
  const ofIslands = filesWith({ ...parts, module: 'islands-list' });
  expect(ofIslands.preloads.map(({ src }) => src)).toEqual([
    '/r/catalogue/1/remoteEntry.js',
    '/r/catalogue/1/catalogue.islands-list.js',
  ]);
  const ofLinks = filesWith(parts);
  expect(ofLinks.preloads).toEqual([]);
  expect(ofLinks.styles).toHaveLength(1);
});
