import { pinFallbackFont } from './pin-fallback-font.ts';

describe('pinFallbackFont', () => {
  const HINDI = '"Noto Sans", "Noto Sans Devanagari", "Noto Sans Fallback", sans-serif';
  const face = (family: string, status: FontFaceLoadStatus) => ({ family, status }) as FontFace;
  const latin = (status: FontFaceLoadStatus) => face('Noto Sans', status);
  const devanagari = (status: FontFaceLoadStatus) => face('Noto Sans Devanagari', status);
  // Local font faces are always loaded.
  const fallback = face('Noto Sans Fallback', 'loaded');
  const root = document.documentElement;

  beforeEach(() => {
    delete root.dataset.letters;
    root.removeAttribute('style');
    const style = document.createElement('style');
    style.textContent = `:root { --font: ${HINDI} }`;
    document.head.append(style);
  });

  const families = () => getComputedStyle(root).getPropertyValue('--font');

  test.each([
    ['no family has loaded', [latin('loading'), devanagari('loading')], '"Noto Sans Fallback"'],
    ['Latin has loaded', [latin('loaded'), devanagari('loading')], '"Noto Sans"'],
    ['Devanagari has loaded', [latin('loading'), devanagari('loaded')], '"Noto Sans Devanagari"'],
    [
      'family names are quoted',
      [face('"Noto Sans"', 'loading'), devanagari('loaded')],
      '"Noto Sans Devanagari"',
    ],
  ])('removes the loading families if %s', (_, faces, first) => {
    pinFallbackFont([...faces, fallback]);
    expect(families().split(',')[0]?.trim()).toBe(first);
    expect(families()).toContain('sans-serif');
    expect(root.dataset.letters).toBe('');
  });

  test.each([
    ['all have loaded', [latin('loaded'), devanagari('loaded')]],
    [
      'one face of the family has loaded',
      [latin('loading'), latin('loaded'), devanagari('loaded')],
    ],
    ['no face is loading', [latin('unloaded'), devanagari('error')]],
  ])('changes nothing if %s', (_, faces) => {
    pinFallbackFont([...faces, fallback]);
    expect(families()).toBe(HINDI);
    expect(root.hasAttribute('style')).toBe(false);
    expect(root.dataset.letters).toBeUndefined();
  });
});
