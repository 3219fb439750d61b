import type { Composition, Release } from '../render/composition.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import { collectPageFiles } from './collect-page-files.ts';

const createRelease = (name: string, groups: Release['groups']): Release => ({
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

const shell = createRelease('shell', { main: ['shell.vendor.ab.js', 'shell.main.cd.js'] });
const catalogue = createRelease('catalogue', {
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

const createFiles = (styles: () => string, report = jest.fn(), renderedPage = page) =>
  collectPageFiles(
    { shell, remotes: [catalogue], styles } as unknown as Composition,
    catalogue,
    renderedPage,
    'en',
    report,
  );

test('omits the version only from the path of vendor scripts', () => {
  const { scripts, preloads } = createFiles(() => '.a{}');
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
  const { styles, preloads } = createFiles(() => '.a{}', jest.fn(), {
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
  const throwMissing = () => {
    throw new Error('gone');
  };
  expect(createFiles(throwMissing, report).styles).toEqual([]);
  expect(report).toHaveBeenCalledTimes(1);
  expect(createFiles(() => '.a{}').styles).toEqual([
    { file: 'catalogue.list.ef.css', css: '.a{}', hash: 'sha256-catalogue.list.ef.css' },
  ]);
});

test('inlines complete style sheets of islands and only the used rules of others', () => {
  const islands = { module: 'islands-list' };
  const islandPage = {
    ...page,
    html: '<p class="a"></p>',
    data: { islands },
  } as unknown as RenderedPage;
  const withIslands = { ...catalogue.groups, 'catalogue-islands-list': ['catalogue.5.css'] };
  const { files } = createRelease('catalogue', withIslands);
  const styles = (_: string, file: string) => (file === 'catalogue.5.css' ? '.z{}' : '.a{}.z{}');
  const inlined = collectPageFiles(
    { shell, remotes: [], styles } as unknown as Composition,
    { ...catalogue, groups: withIslands, files },
    islandPage,
    'en',
    jest.fn(),
  ).styles;
  expect(inlined).toEqual([
    { css: '.a{}', hash: expect.stringMatching(/^sha256-/) },
    { file: 'catalogue.5.css', css: '.z{}', hash: 'sha256-catalogue.5.css' },
  ]);
});

test('preloads only the islands of an islands page and no script of a links-only page', () => {
  const islandData = { props: [], texts: {} };
  const createIslandFiles = (islands: object) =>
    createFiles(() => '.a{}', jest.fn(), {
      ...page,
      html: '<p class="a"></p>',
      data: { islands },
    } as unknown as RenderedPage);
  const islandFiles = createIslandFiles({ ...islandData, module: 'islands-list' });
  expect(islandFiles.preloads.map(({ src }) => src)).toEqual([
    '/r/catalogue/1/remoteEntry.js',
    '/r/catalogue/1/catalogue.islands-list.js',
  ]);
  const linkFiles = createIslandFiles(islandData);
  expect(linkFiles.preloads).toEqual([]);
  expect(linkFiles.styles).toHaveLength(1);
});
