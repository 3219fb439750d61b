import { positionAtAnchor } from './position-at-anchor.ts';

/** Height in px that the phone's keyboard covers. */
const keyboardHeight = ({ height, offsetTop }: VisualViewport) =>
  Math.max(0, window.innerHeight - height - offsetTop);

/** Sets a panel's position as custom properties. */
export function positionPanel(panel: HTMLElement, anchor: HTMLElement) {
  const setProperty = (name: string, value: string) => panel.style.setProperty(name, value);
  const { clientWidth: width } = document.documentElement;
  const anchorRect = anchor.getBoundingClientRect();
  // Set before measuring, because the width of the panel follows its anchor.
  setProperty('--anchor-width', `${anchorRect.width}px`);
  const properties = positionAtAnchor(
    anchorRect,
    panel.offsetWidth,
    { width, height: window.innerHeight },
    anchor.closest('dialog')?.getBoundingClientRect(),
  );
  for (const [name, value] of Object.entries(properties)) setProperty(name, value);
  const { visualViewport } = window;
  if (visualViewport) setProperty('--keyboard', `${keyboardHeight(visualViewport)}px`);
}
