export const TOAST_STYLE =
  'position:fixed;inset:auto 8px calc(66px + env(safe-area-inset-bottom));z-index:26;display:grid;gap:12px;max-width:420px;margin-inline:auto;padding:16px;border:1px solid var(--c-edge);border-radius:var(--r-card);background:var(--c-paper);color:var(--c-ink);box-shadow:0 4px 16px rgb(0 0 0 / .2)';
const BUTTON_STYLE =
  'min-height:48px;padding:8px 16px;border:1.5px solid var(--c-edge);border-radius:8px;font:inherit;font-weight:700;cursor:pointer';
export const ACTION_STYLE = `${BUTTON_STYLE};background:var(--c-action);color:var(--c-on-action);border-color:var(--c-action-edge)`;
export const DISMISS_STYLE = `${BUTTON_STYLE};background:none;color:inherit`;

/** The content security policy forbids style attributes in HTML, but not styles set by script. */
export function createStyledElement<Tag extends 'a' | 'button' | 'div' | 'p' | 'section'>(
  tag: Tag,
  css: string,
) {
  const element = document.createElement(tag);
  element.style.cssText = css;
  return element;
}
