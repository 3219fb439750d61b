const unquoted = (family: string) => family.replaceAll('"', '').trim();

/**
 * Removes font families that are still loading from the page's `--font`. `font-display: optional` does not suffice:
 * Chromium resolves fonts again when a style sheet is inserted between two others, which would reflow the text.
 */
export function pinFallbackFont(fonts: Iterable<FontFace> = document.fonts): void {
  const families = (loadStatus: FontFaceLoadStatus) =>
    [...fonts].map(({ status, family }) => status === loadStatus && unquoted(family));
  const loaded = families('loaded');
  const pendingFamilies = families('loading').filter((family) => !loaded.includes(family));
  const root = document.documentElement;
  const all = getComputedStyle(root).getPropertyValue('--font').split(',');
  const remaining = all.filter((family) => !pendingFamilies.includes(unquoted(family)));
  if (remaining.length === all.length) return;
  root.style.setProperty('--font', `${remaining}`);
  root.dataset.letters = '';
}
