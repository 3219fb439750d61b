import { placeBeside } from './place-beside.ts';

/** How much of the window the phone's keyboard covers, in px. */
const keyboardHeight = ({ height, offsetTop }: VisualViewport) =>
  Math.max(0, window.innerHeight - height - offsetTop);

/** Writes a panel's place beside its anchor on it, for its CSS to use. */
export function placePanel(panel: HTMLElement, anchor: HTMLElement) {
  const set = (name: string, value: string) => panel.style.setProperty(name, value);
  const { clientWidth: width } = document.documentElement;
  const at = anchor.getBoundingClientRect();
  // Its width follows the anchor's: measured before, a panel that still waits for its options would be too narrow.
  set('--anchor-width', `${at.width}px`);
  const places = placeBeside(
    at,
    panel.offsetWidth,
    { width, height: window.innerHeight },
    anchor.closest('dialog')?.getBoundingClientRect(),
  );
  for (const [name, value] of Object.entries(places)) set(name, value);
  const { visualViewport } = window;
  if (visualViewport) set('--keyboard', `${keyboardHeight(visualViewport)}px`);
}
