import { positionAtAnchor } from './position-at-anchor.ts';

/** Height in px that the phone's keyboard covers. */
const keyboardHeight = ({ height, offsetTop }: VisualViewport) =>
  Math.max(0, window.innerHeight - height - offsetTop);

/** Measures anchor, window and keyboard, and sets the panel's position as custom properties. */
export function positionPanel(panel: HTMLElement, anchor: HTMLElement) {
  const setProperty = (name: string, value: string) => panel.style.setProperty(name, value);
  const { clientWidth: width } = document.documentElement;
  const anchorRect = anchor.getBoundingClientRect();
  // The style sheet derives the panel's width from this property, so it is set before the panel is measured.
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
