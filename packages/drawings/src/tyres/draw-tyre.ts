import { createDrawing, type Drawing } from '../drawing.ts';
import { formatPolarPoint, markup, repeat } from '../markup.ts';
import { hashSeed } from '../paint.ts';
import { drawShadow, drawStudio } from '../parts/draw-studio.ts';
import { type Cylinder, drawRunningSurface, traceShoulder } from '../solid/draw-running-surface.ts';
import { Projection } from '../solid/projection.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { TYRE_PATTERNS, type TyrePattern } from './tyre-patterns.ts';

/** The side of a tyre with its rings. It has no lettering, because it shows no brand. */
function drawTyreWall(
  defs: SvgDefs,
  { cx, cy, r }: Cylinder,
  { rimShare, tread }: TyrePattern,
): string {
  const outer = r * (1 - tread.depth) * 0.965;
  const inner = r * rimShare;
  const middle = (outer + inner) / 2;
  const band = outer - inner;
  const ticks = repeat(
    48,
    (i) =>
      `M${formatPolarPoint(cx, cy, inner + 12, i * 7.5)}L${formatPolarPoint(cx, cy, inner + 22, i * 7.5)}`,
  );
  const plates = repeat(4, (i) => {
    const from = i * 90 + 24;
    return `M${formatPolarPoint(cx, cy, middle, from)}A${Math.round(middle)} ${Math.round(middle)} 0 0 1 ${formatPolarPoint(cx, cy, middle, from + 42)}`;
  });
  return markup`<path fill-rule="evenodd" d="M${cx - outer} ${cy}a${outer} ${outer} 0 1 1 ${2 * outer} 0a${outer} ${outer} 0 1 1 ${-2 * outer} 0ZM${cx - inner} ${cy}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z" fill="${defs.addLinearGradient('slant', [0, '#666d72'], [0.45, '#363b3f'], [1, '#1a1d1f'])}"/><g fill="none"><circle cx="${cx}" cy="${cy}" r="${outer - band * 0.2}" stroke="#0c0d0e" stroke-opacity=".6" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="${outer - band * 0.24}" stroke="#7b8287" stroke-opacity=".4" stroke-width="2"/><path d="${plates}" stroke="#0c0d0e" stroke-opacity=".45" stroke-width="${band * 0.24}"/><circle cx="${cx}" cy="${cy}" r="${inner + 26}" stroke="#0c0d0e" stroke-opacity=".6" stroke-width="3"/><path d="${ticks}" stroke="#7b8287" stroke-opacity=".3" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${inner + 4}" stroke="#0c0d0e" stroke-width="8"/><path d="M${formatPolarPoint(cx, cy, outer - band * 0.1, 200)}A${outer - band * 0.1} ${outer - band * 0.1} 0 0 1 ${formatPolarPoint(cx, cy, outer - band * 0.1, 285)}" stroke="#fff" stroke-opacity=".16" stroke-width="9" stroke-linecap="round"/></g>`;
}

/** The dark inner side of the tyre and the background, as seen through the rim's hole. */
const drawInside = (projection: Projection, cylinder: Cylinder, rimShare: number): string => {
  const { cx, cy, z0, z1 } = cylinder;
  const r = cylinder.r * rimShare;
  const innerSide = markup`<circle cx="${cx}" cy="${cy}" r="${r}" fill="#0b0c0d"/>`;
  const background = markup`<circle cx="${cx}" cy="${cy}" r="${r * 0.98}" fill="#e9eae3"/>`;
  return projection.projectAlong(z1, innerSide) + projection.projectAlong(z0, background);
};

const TYRE_RADIUS = 250;

/** An upright tyre in the projection with `turn` and `tilt` in degrees, scaled to an 800x600 box. */
export function drawSolidTyre(
  defs: SvgDefs,
  pattern: TyrePattern,
  turn: number,
  tilt: number,
): string {
  const projection = new Projection(turn, tilt);
  const r = TYRE_RADIUS;
  const half = (r * pattern.widthShare) / 2;
  const cylinder: Cylinder = { cx: 0, cy: -r, r, z0: -half, z1: half };
  const ground = projection.projectOnGround(0, drawShadow(defs, 0, 0, r * 0.9, half * 2.3));
  // The inner side is only visible through the hole of the near side. A clip path must not contain a group.
  const holeId = defs.define(
    'tyre-hole',
    (id) =>
      markup`<clipPath id="${id}"><circle transform="${projection.toMatrixAlong(half)}" cx="0" cy="${-r}" r="${r * pattern.rimShare}"/></clipPath>`,
  );
  const body =
    ground +
    drawRunningSurface(projection, cylinder, { ...pattern.tread, isDetailed: true }) +
    `<g clip-path="url(#${holeId})">${drawInside(projection, cylinder, pattern.rimShare)}</g>` +
    projection.projectAlong(
      half,
      `${drawTyreWall(defs, cylinder, pattern)}<path d="${traceShoulder(cylinder, pattern.tread, (1 - pattern.tread.depth) * 0.88)}" fill="${defs.addLinearGradient('down', [0, '#51585c'], [1, '#1a1d1f'])}" stroke="#0c0d0e" stroke-width="2"/>`,
    );
  return projection.fitToBox(body, { width: 620, height: 490, bottom: 545, maxScale: 2 });
}

const TYRE_VIEWS: ReadonlyMap<string, readonly [turn: number, tilt: number]> = new Map([
  ['side', [24, 5]],
  ['tread', [66, 7]],
]);

/**
 * Draws a tyre. The id is `front--<seed>` or `rear--<seed>`, in which the seed selects the tread. Views: `side`,
 * `tread`. Null for an unknown id or view.
 */
export function drawTyre(id: string, view: string): Drawing | null {
  const [, position = '', seed = ''] = /^(front|rear)--([a-z0-9-]{1,80})$/.exec(id) ?? [];
  const patterns = TYRE_PATTERNS.get(position) ?? [];
  const pattern = patterns[(hashSeed(seed) >> 3) % patterns.length];
  const angles = TYRE_VIEWS.get(view);
  if (pattern === undefined || angles === undefined) return null;
  const [turn, tilt] = angles;
  return createDrawing(
    800,
    600,
    (defs) => drawStudio(defs) + drawSolidTyre(defs, pattern, turn, tilt),
  );
}
