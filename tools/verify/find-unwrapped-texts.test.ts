import { findUnwrappedLines, findUnwrappedTexts } from './find-unwrapped-texts.mjs';

const findLines = (children: string) =>
  findUnwrappedLines(`export const A = () => <p>${children}</p>;`);

test.each([
  ["{t('name')}{isNew ? ` · new` : null}", 'an optional text is removed'],
  ["{isNew && t('new')} <b />", 'an optional text is removed'],
  ["{icon ? <Icon /> : null}{t('name')}", 'an element is inserted before a text'],
  ['{isShort ? <Star /> : <Stars />}{figure}', 'an element is replaced before a text'],
  ['{a ? <b /> : null}{c ? <i /> : null} Name', 'an element is inserted before a text'],
  ["{list.map(line)}{t('name')}", 'elements are inserted before a text'],
  ["<b />{isNew ? <>{t('new')}</> : null}", 'the text of a fragment is removed'],
])('reports %s, because %s', (children) => expect(findLines(children)).toEqual([1]));

test.each([
  "<span>{t('name')}</span>{isNew ? <span>{t('new')}</span> : null}",
  "{t('name')}{icon ? <Icon /> : null}",
  "{icon ? <Icon /> : null}<span>{t('name')}</span>",
  "{isNew ? t('new') : null}",
  "{isNew ? t('new') : t('old')} <b />",
  '{isNew ? <b /> : null} · <i />',
  '{isNew ? <b /> : null}{children}',
])('reports nothing in %s', (children) => expect(findLines(children)).toEqual([]));

test('no component of the site has unwrapped text children', () =>
  expect(findUnwrappedTexts()).toEqual([]));
