/** Styles of the light page's own elements; the rest uses the page's sheets. */
export const STYLE = [
  // Lowest layer: an outline has the height of its picture.
  '@layer reset{[data-picture]{max-width:100%;height:auto}}',
  '.lite{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;font-size:var(--t-small);background:var(--c-select);',
  'padding-inline:max(var(--gutter),calc(50% - var(--wrap)/2))}',
  '.lite>*{display:inline-flex;align-items:center;min-height:44px;margin:0;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline}',
  '.lite>p{text-decoration:none}',
  '[data-picture]{color:var(--c-ink-soft);cursor:pointer}',
  // Above the link that covers the card, so that the first tap reaches the picture.
  ':is(li,article) [data-picture]{position:relative;z-index:1}',
  // No script moves it out of the way here; the header contains the same link.
  '@media (max-width:799.98px){[data-corner],[class*=shell_corner_]{display:none}}',
].join('');
