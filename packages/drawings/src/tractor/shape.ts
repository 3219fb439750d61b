import type { Paint } from '../paint.ts';

export type Size = 'mini' | 'mid' | 'large';
export type Top = 'plain' | 'rops' | 'canopy' | 'cabin';

export interface TractorStyle {
  paint: Paint;
  size?: Size;
  top?: Top;
  fourWheel?: boolean;
  /** How far the bonnet falls to the front. */
  nose?: 'classic' | 'round' | 'sharp';
  /** Degrees the rear wheel has turned; the front one turns with it by its size. */
  spin?: number;
  /** Leaves the lower links out, where a scene draws its own. */
  withoutLinks?: boolean;
}

/** Every measure the parts share, in the units of the tractor's own drawing (ground at 505). */
export function createShape(look: TractorStyle) {
  const size = look.size ?? 'mid';
  const four = look.fourWheel ?? false;
  const base = {
    mini: { rear: 104, front: four ? 72 : 60, reach: 285, hood: 86 },
    mid: { rear: 132, front: four ? 92 : 74, reach: 335, hood: 100 },
    large: { rear: 140, front: four ? 106 : 82, reach: 362, hood: 112 },
  }[size];
  const ground = 505;
  const rx = size === 'mini' ? 262 : 240;
  const ry = ground - base.rear;
  const fx = rx + base.reach;
  const fy = ground - base.front;
  const hoodBase = Math.min(ry - (size === 'mini' ? -2 : 4), fy - base.front * (four ? 0.8 : 0.62));
  const hoodTop = hoodBase - base.hood;
  const dash = rx + base.rear * 1.02 + (size === 'mini' ? 16 : 18);
  const nose = fx + base.front * 0.6 + (four ? 22 : 26);
  const kind = look.nose ?? 'sharp';
  const fender = base.rear * 1.1;
  return {
    ...base,
    size,
    four,
    top: look.top ?? 'plain',
    ground,
    rx,
    ry,
    fx,
    fy,
    hoodBase,
    hoodTop,
    dash,
    nose,
    kind,
    noseTop: hoodTop + { classic: 6, round: 16, sharp: 24 }[kind],
    noseRound: { classic: 14, round: 40, sharp: 22 }[kind],
    fender,
    fenderTop: ry - fender,
    floor: ry + base.rear * 0.1,
    roof: size === 'mini' ? 118 : 92,
    left: rx - base.rear * 1.42,
    right: nose + (size === 'mini' ? 14 : 42),
  };
}
export type Shape = ReturnType<typeof createShape>;
