import { findNewerApis } from './browser-support/find-newer-apis.mjs';
import { findUnsupportedApis } from './find-unsupported-apis.mjs';

test.each([
  ['fetch(url, { signal: AbortSignal.timeout(1) })', ['AbortSignal.timeout']],
  ['const sorted = list.map(one).toSorted();', ['.toSorted()']],
  ['(list?: string[]) => list?.findLast((one) => one)', ['.findLast()']],
  ['form.current?.requestSubmit()', ['.requestSubmit()']],
  ['requestIdleCallback(() => start())', ['requestIdleCallback']],
  ['window.navigation.navigate("/")', ['Window.navigation']],
  ['new Intl.Segmenter("hi")', ['Intl.Segmenter']],
  ['Promise.withResolvers<string>()', ['Promise.withResolvers']],
  ['new Map<string, Promise<void>>([[a.at(-1), Promise.any(b)]])', []],
  ['const element = <div onClick={() => element.checkVisibility()} />;', ['.checkVisibility()']],
  ["const query = new URLSearchParams(''); query.size;", ['URLSearchParams.size']],
  ['(query: URLSearchParams) => query.size', ['URLSearchParams.size']],
  ['const rows = new Map(); rows.size;', []],
  ['const structured = (scheduler: Scheduler) => scheduler.postTask(run);', ['.postTask()']],
])('the newer APIs in %s are %j', (source, expected) => {
  expect(findNewerApis(source)).toEqual(expected);
});

test.each([
  "if ('requestSubmit' in form) form.requestSubmit();",
  'panel.showPopover?.();',
  "typeof panel.showPopover === 'function' ? panel.showPopover() : undefined;",
  'if (navigator.share) navigator.share({ url });',
  'window.requestIdleCallback ? requestIdleCallback(run) : setTimeout(run);',
  "import { navigation } from './navigation.ts'; navigation.navigate('/');",
])('accepts %s, which checks for the API or uses no web API', (source) => {
  expect(findNewerApis(source)).toEqual([]);
});

test('browser code uses only APIs that all supported browsers have', () => {
  expect(findUnsupportedApis()).toEqual([]);
});
