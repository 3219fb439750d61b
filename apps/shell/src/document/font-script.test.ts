import vm from 'node:vm';
import { fontScript, fontTemplate } from './font-script.ts';

/** What the script puts into the head on such a line. */
function appended(connection: object | undefined) {
  const head: unknown[] = [];
  vm.runInNewContext(fontScript, {
    navigator: { connection },
    document: {
      querySelector: (what: string) => ({ content: `content of ${what}` }),
      head: { append: (node: unknown) => head.push(node) },
    },
  });
  return head;
}

test.each([
  ['a fast line', { rtt: 50 }],
  ['a line not measured yet', { rtt: 100 }],
  ['a browser that does not say', undefined],
])('%s has fonts early', (_, connection) => {
  expect(appended(connection)).toEqual(['content of template']);
});

test('a slow line paints first', () => {
  expect(appended({ rtt: 150 })).toEqual([]);
});

test('a preload is asked for as the style sheet will ask', () => {
  expect(fontTemplate(['/a.woff2', '/b.woff2'])).toBe(
    '<template><link rel="preload" as="font" href="/a.woff2" crossorigin>' +
      '<link rel="preload" as="font" href="/b.woff2" crossorigin></template>',
  );
});
