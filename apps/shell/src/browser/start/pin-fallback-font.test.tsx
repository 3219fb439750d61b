import { pinFallbackFont } from './pin-fallback-font.ts';

describe('pinFallbackFont', () => {
  const HINDI = '"Noto Sans", "Noto Sans Devanagari", "Noto Sans Fallback", sans-serif';
  const createFace = (family: string, status: FontFaceLoadStatus) =>
    ({ family, status }) as FontFace;
  const createLatin = (status: FontFaceLoadStatus) => createFace('Noto Sans', status);
  const createDevanagari = (status: FontFaceLoadStatus) =>
    createFace('Noto Sans Devanagari', status);
  // Local font faces are always loaded.
  const fallbackFace = createFace('Noto Sans Fallback', 'loaded');
  const root = document.documentElement;

  beforeEach(() => {
    delete root.dataset.letters;
    root.removeAttribute('style');
    const style = document.createElement('style');
    style.textContent = `:root { --font: ${HINDI} }`;
    document.head.append(style);
  });

  const readFamilies = () => getComputedStyle(root).getPropertyValue('--font');

  test.each([
    [
      'no family has loaded',
      [createLatin('loading'), createDevanagari('loading')],
      '"Noto Sans Fallback"',
    ],
    ['Latin has loaded', [createLatin('loaded'), createDevanagari('loading')], '"Noto Sans"'],
    [
      'Devanagari has loaded',
      [createLatin('loading'), createDevanagari('loaded')],
      '"Noto Sans Devanagari"',
    ],
    [
      'family names are quoted',
      [createFace('"Noto Sans"', 'loading'), createDevanagari('loaded')],
      '"Noto Sans Devanagari"',
    ],
  ])('removes the loading families if %s', (_, faces, firstFamily) => {
    pinFallbackFont([...faces, fallbackFace]);
    expect(readFamilies().split(',')[0]?.trim()).toBe(firstFamily);
    expect(readFamilies()).toContain('sans-serif');
    expect(root.dataset.letters).toBe('');
  });

  test.each([
    ['all have loaded', [createLatin('loaded'), createDevanagari('loaded')]],
    [
      'one face of the family has loaded',
      [createLatin('loading'), createLatin('loaded'), createDevanagari('loaded')],
    ],
    ['no face is loading', [createLatin('unloaded'), createDevanagari('error')]],
  ])('changes nothing if %s', (_, faces) => {
    pinFallbackFont([...faces, fallbackFace]);
    expect(readFamilies()).toBe(HINDI);
    expect(root.hasAttribute('style')).toBe(false);
    expect(root.dataset.letters).toBeUndefined();
  });
});
