import { createHash } from 'node:crypto';
import { collectClasses, selectUsedStyles } from './select-used-styles.ts';

const usedClasses = collectClasses(
  '<p class="a b"></p><svg class="c"><noscript><i class="d"></i></noscript>',
);
const filterCss = (css: string) => selectUsedStyles(css, usedClasses).css;

test.each([
  ['.a{x:1}', '.a{x:1}'],
  ['.z{x:1}', ''],
  ['.a .z{x:1}.a .b{x:2}', '.a .b{x:2}'],
  ['.z,.d:hover{x:1}', '.z,.d:hover{x:1}'],
  [
    'p{x:1}[hidden]{x:2}:root:not([data-whole]) .c{x:3}',
    'p{x:1}[hidden]{x:2}:root:not([data-whole]) .c{x:3}',
  ],
  ['.a:not(.z){x:1}.z:not(.a){x:2}', '.a:not(.z){x:1}'],
  ['.a:is(.z,:where(.b,.y)){x:1}', '.a:is(.z,:where(.b,.y)){x:1}'],
  ['.a[href$=".z"]{x:1}', '.a[href$=".z"]{x:1}'],
  ['.a:before{content:"}.z{"}.z{x:1}.b{x:2}', '.a:before{content:"}.z{"}.b{x:2}'],
  ['@layer a,b;@layer a{.z{x:1}}@layer b{.a{x:1}.z{x:2}}', '@layer a,b;@layer b{.a{x:1}}'],
  [
    '@layer ui{@media (min-width:1px){.z{x:1}}@media print{.a{x:1}.z{x:1}}}',
    '@layer ui{@media print{.a{x:1}}}',
  ],
  [
    '@keyframes z{0%{x:.5}to{x:1}}@font-face{src:url(a.z)}',
    '@keyframes z{0%{x:.5}to{x:1}}@font-face{src:url(a.z)}',
  ],
])('reduces %s to %s', (css, expected) => {
  expect(filterCss(css)).toBe(expected);
});

test('returns the hash of the remaining rules', () => {
  const { css, hash } = selectUsedStyles('.a{x:1}.y{x:2}', usedClasses);
  expect(css).toBe('.a{x:1}');
  expect(hash).toBe(`sha256-${createHash('sha256').update('.a{x:1}').digest('base64')}`);
});

test('selects other rules of the same sheet for another page', () => {
  const sheet = '.a{x:1}.m{x:2}';
  expect(
    [usedClasses, collectClasses('<i class="m">'), usedClasses].map(
      (classes) => selectUsedStyles(sheet, classes).css,
    ),
  ).toEqual(['.a{x:1}', '.m{x:2}', '.a{x:1}']);
});
