import { positionAtAnchor } from './position-at-anchor.ts';

/** Height in px that the phone's keyboard covers. */
const keyboardHeight = ({ height, offsetTop }: VisualViewport) =>
  Math.max(0, window.innerHeight - height - offsetTop);

/** Sets a panel's position as custom properties. */
export function positionPanel(panel: HTMLElement, anchor: HTMLElement) {
  const set = (name: string, value: string) => panel.style.setProperty(name, value);
  const { clientWidth: width } = document.documentElement;
  const at = anchor.getBoundingClientRect();
  // Its width follows the anchor: measured before its options arrive, the panel would be too narrow.
  set('--anchor-width', `${at.width}px`);
  const properties = positionAtAnchor(
    at,
    panel.offsetWidth,
    { width, height: window.innerHeight },
    anchor.closest('dialog')?.getBoundingClientRect(),
  );
  for (const [name, value] of Object.entries(properties)) set(name, value);
  const { visualViewport } = window;
  if (visualViewport) set('--keyboard', `${keyboardHeight(visualViewport)}px`);
}
