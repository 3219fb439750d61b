/** Minimum distance to the window's edges in px. */
const EDGE_GAP_PX = 8;
/** Below this height in px the other side is used, if it has more room. */
const MIN_HEIGHT_PX = 280;

export type Box = { top: number; bottom: number; left: number; width: number };
export type Size = { width: number; height: number };
/** Bounds of a panel. */
export type Span = { left: number; right: number };

/**
 * Position of a panel beside its anchor, as CSS custom properties in px: below, or above where
 * there is more room; within the window and the surrounding dialog.
 */
export function positionAtAnchor(
  anchor: Box,
  panelWidth: number,
  view: Size,
  within: Span = { left: 0, right: view.width },
): Record<string, string> {
  const below = view.height - anchor.bottom - EDGE_GAP_PX;
  const above = anchor.top - EDGE_GAP_PX;
  const up = below < MIN_HEIGHT_PX && above > below;
  const width = Math.max(anchor.width, panelWidth);
  const furthest = Math.min(view.width, within.right) - width - EDGE_GAP_PX;
  const left = Math.max(EDGE_GAP_PX, within.left + EDGE_GAP_PX, Math.min(anchor.left, furthest));
  return {
    '--left': `${left}px`,
    '--top': up ? 'auto' : `${anchor.bottom + 4}px`,
    '--bottom': up ? `${view.height - anchor.top + 4}px` : 'auto',
    '--room': `${Math.max(up ? above : below, 0) - 4}px`,
  };
}
