/** Minimum distance to the edges of the window. */
const EDGE_GAP_PX = 8;
/** Distance between anchor and panel. */
const ANCHOR_GAP_PX = 4;
/** A panel with less height below its anchor is placed above it, if there is more room. */
const MIN_HEIGHT_PX = 280;

export type Box = { top: number; bottom: number; left: number; width: number };
export type Size = { width: number; height: number };
/** Horizontal limits of a panel in px, such as the edges of the surrounding dialog. */
export type Span = { left: number; right: number };

/**
 * Returns the position of a panel as CSS custom properties in px. The panel is below its anchor, or above if there is
 * more room, and stays within the window and the surrounding dialog.
 */
export function positionAtAnchor(
  anchor: Box,
  panelWidth: number,
  view: Size,
  within: Span = { left: 0, right: view.width },
): Record<string, string> {
  const below = view.height - anchor.bottom - EDGE_GAP_PX;
  const above = anchor.top - EDGE_GAP_PX;
  const isAbove = below < MIN_HEIGHT_PX && above > below;
  const width = Math.max(anchor.width, panelWidth);
  const maxLeft = Math.min(view.width, within.right) - width - EDGE_GAP_PX;
  const left = Math.max(EDGE_GAP_PX, within.left + EDGE_GAP_PX, Math.min(anchor.left, maxLeft));
  return {
    '--left': `${left}px`,
    '--top': isAbove ? 'auto' : `${anchor.bottom + ANCHOR_GAP_PX}px`,
    '--bottom': isAbove ? `${view.height - anchor.top + ANCHOR_GAP_PX}px` : 'auto',
    '--room': `${Math.max(isAbove ? above : below, 0) - ANCHOR_GAP_PX}px`,
  };
}
