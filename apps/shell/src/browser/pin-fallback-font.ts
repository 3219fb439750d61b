const unquoted = (family: string) => family.replaceAll('"', '').trim();

/**
 * Removes font families that are still loading from the page's `--font`. `font-display: optional` alone does not keep
 * a late font out: Chromium looks fonts up again when a style sheet is inserted between two others, and the text would
 * be laid out anew while it is read.
 */
export function pinFallbackFont(fonts: Iterable<FontFace> = document.fonts ?? []): void {
  const faces = [...fonts];
  const familiesWith = (status: FontFaceLoadStatus) =>
    new Set(faces.filter((face) => face.status === status).map(({ family }) => unquoted(family)));
  const loaded = familiesWith('loaded');
  const loading = familiesWith('loading');
  const isLate = (family: string) => loading.has(unquoted(family)) && !loaded.has(unquoted(family));
  const root = document.documentElement;
  const families = getComputedStyle(root).getPropertyValue('--font').split(',');
  const remaining = families.filter((family) => !isLate(family));
  if (remaining.length === families.length) return;
  root.style.setProperty('--font', remaining.join());
  root.dataset.letters = '';
}
