import type { Paint } from '../paint.ts';

export type Size = 'mini' | 'mid' | 'large';
/** Protection of the driver. `rops` is a roll-over protective structure: a bar behind the seat. */
export type Top = 'plain' | 'rops' | 'canopy' | 'cabin';

/** Slope of the hood towards its front end: `classic` is nearly level, `sharp` falls most. */
export type NoseStyle = 'classic' | 'round' | 'sharp';

export interface TractorStyle {
  paint: Paint;
  size?: Size;
  top?: Top;
  isFourWheel?: boolean;
  nose?: NoseStyle;
  /** Rotation of the rear wheel in degrees. The front wheel covers the same distance. */
  spin?: number;
  /** False for scenes that draw their own lower links to an implement. Default: true. */
  hasLinks?: boolean;
}

/**
 * Measures of a tractor seen from its right side, shared by all its parts. They are SVG user units of a coordinate
 * system in which y runs down and the ground is at y = 505. `drawTractorSide` scales it to the picture.
 */
export interface Shape {
  readonly size: Size;
  readonly isFourWheel: boolean;
  readonly top: Top;
  readonly noseStyle: NoseStyle;
  readonly groundY: number;
  /** Centre of the rear wheels. */
  readonly rearX: number;
  readonly rearY: number;
  readonly rearRadius: number;
  /** Centre of the front wheels. */
  readonly frontX: number;
  readonly frontY: number;
  readonly frontRadius: number;
  readonly wheelbase: number;
  /** Height of the hood at its rear end. */
  readonly hoodHeight: number;
  /** Y of the hood's lower and upper edge. */
  readonly hoodBaseY: number;
  readonly hoodTopY: number;
  /** X of the dashboard, where the hood begins. */
  readonly dashX: number;
  /** X of the hood's front end, and Y of its upper edge there. */
  readonly noseX: number;
  readonly noseTopY: number;
  /** Height over which the front end of the hood curves down. */
  readonly noseRounding: number;
  /** Radius of the rear fender, concentric with the wheel. */
  readonly fenderRadius: number;
  readonly fenderTopY: number;
  /** Y of the platform under the driver's feet. */
  readonly floorY: number;
  /** Y of the upper edge of a cabin or canopy. */
  readonly roofY: number;
  /** X of the outermost parts behind and in front. */
  readonly leftX: number;
  readonly rightX: number;
}

const GROUND_Y = 505;

const DIMENSIONS_BY_SIZE = {
  mini: {
    rearRadius: 104,
    frontRadius: 60,
    fourWheelFrontRadius: 72,
    wheelbase: 285,
    hoodHeight: 86,
  },
  mid: {
    rearRadius: 132,
    frontRadius: 74,
    fourWheelFrontRadius: 92,
    wheelbase: 335,
    hoodHeight: 100,
  },
  large: {
    rearRadius: 140,
    frontRadius: 82,
    fourWheelFrontRadius: 106,
    wheelbase: 362,
    hoodHeight: 112,
  },
} as const;

const NOSE_DROP = { classic: 6, round: 16, sharp: 24 } as const;
const NOSE_ROUNDING = { classic: 14, round: 40, sharp: 22 } as const;

export function createShape(style: TractorStyle): Shape {
  const { size = 'mid', isFourWheel = false, top = 'plain', nose: noseStyle = 'sharp' } = style;
  const isMini = size === 'mini';
  const dimensions = DIMENSIONS_BY_SIZE[size];
  const { rearRadius, wheelbase, hoodHeight } = dimensions;
  const frontRadius = isFourWheel ? dimensions.fourWheelFrontRadius : dimensions.frontRadius;
  const rearX = isMini ? 262 : 240;
  const rearY = GROUND_Y - rearRadius;
  const frontX = rearX + wheelbase;
  const frontY = GROUND_Y - frontRadius;
  const hoodBaseY = Math.min(
    rearY - (isMini ? -2 : 4),
    frontY - frontRadius * (isFourWheel ? 0.8 : 0.62),
  );
  const hoodTopY = hoodBaseY - hoodHeight;
  const dashX = rearX + rearRadius * 1.02 + (isMini ? 16 : 18);
  const noseX = frontX + frontRadius * 0.6 + (isFourWheel ? 22 : 26);
  const fenderRadius = rearRadius * 1.1;
  return {
    size,
    isFourWheel,
    top,
    noseStyle,
    groundY: GROUND_Y,
    rearX,
    rearY,
    rearRadius,
    frontX,
    frontY,
    frontRadius,
    wheelbase,
    hoodHeight,
    hoodBaseY,
    hoodTopY,
    dashX,
    noseX,
    noseTopY: hoodTopY + NOSE_DROP[noseStyle],
    noseRounding: NOSE_ROUNDING[noseStyle],
    fenderRadius,
    fenderTopY: rearY - fenderRadius,
    floorY: rearY + rearRadius * 0.1,
    roofY: isMini ? 118 : 92,
    leftX: rearX - rearRadius * 1.42,
    rightX: noseX + (isMini ? 14 : 42),
  };
}
