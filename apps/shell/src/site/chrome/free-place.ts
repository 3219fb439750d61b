/** A part of the screen, in px from its upper left corner. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Kept between what floats and what a thumb may want beside it, in px. */
const GAP = 6;

const meets = (own: Box, other: Box) =>
  own.left < other.right + GAP &&
  own.right > other.left - GAP &&
  own.top < other.bottom + GAP &&
  own.bottom > other.top - GAP;

const raised = ({ top, bottom, left, right }: Box, rise: number): Box => ({
  top: top - rise,
  bottom: bottom - rise,
  left,
  right,
});

/**
 * How far up, in px, what stands at `own` has to go to lie over none of `others`: as little as possible, and not above
 * `ceiling`. Undefined where there is no such place.
 */
export function freeRise(own: Box, others: readonly Box[], ceiling: number): number | undefined {
  const rises = [0, ...others.map(({ top }) => own.bottom - top + GAP)];
  return rises
    .filter((rise) => rise >= 0 && own.top - rise >= ceiling)
    .sort((one, other) => one - other)
    .find((rise) => others.every((other) => !meets(raised(own, rise), other)));
}
