const unquote = (family: string) => family.replaceAll('"', '').trim();

/**
 * Removes font families that are still loading from `--font`, so that the text does not reflow.
 * `font-display: optional` is not sufficient: Chromium resolves fonts again when a style sheet is
 * inserted between two others.
 */
export function pinFallbackFont(fonts: Iterable<FontFace> = document.fonts): void {
  const listFamilies = (loadStatus: FontFaceLoadStatus) =>
    [...fonts].map(({ status, family }) => status === loadStatus && unquote(family));
  const loaded = listFamilies('loaded');
  const pendingFamilies = listFamilies('loading').filter((family) => !loaded.includes(family));
  const root = document.documentElement;
  const allFamilies = getComputedStyle(root).getPropertyValue('--font').split(',');
  const remaining = allFamilies.filter((family) => !pendingFamilies.includes(unquote(family)));
  if (remaining.length === allFamilies.length) return;
  root.style.setProperty('--font', `${remaining}`);
  root.dataset.letters = '';
}
