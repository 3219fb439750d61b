import { markup, times } from '../../markup.ts';
import { dark } from '../../mix.ts';
import type { Paint } from '../../paint.ts';
import type { Sheet } from '../../sheet.ts';
import { box, extruded, softened, solid } from '../../solid/solid.ts';
import type { Stage } from '../../solid/stage.ts';
import { engine } from '../chassis.ts';
import { bonnet, exhaust } from '../hood.ts';
import type { Shape } from '../shape.ts';

type Spot = readonly [number, number];

const curve = (points: readonly Spot[], count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    let row: Spot[] = [...points];
    const t = (i + 1) / count;
    while (row.length > 1) {
      row = row.slice(0, -1).map(([x, y], k): Spot => {
        const [nx, ny] = row[k + 1] ?? [x, y];
        return [x + (nx - x) * t, y + (ny - y) * t];
      });
    }
    return row[0] ?? [0, 0];
  });

/** The bonnet's side, as points on the same curves that `bonnet` draws. */
function bonnetOutline(s: Shape): Spot[] {
  const { dash, nose, hoodTop: top, hoodBase: base, noseTop, noseRound } = s;
  const middle = (dash + nose) / 2;
  const start: Spot = [dash, top - 4];
  const shoulder: Spot = [nose - 70, noseTop - 6];
  const brow: Spot = [nose - 4, noseTop + noseRound + 8];
  const chin: Spot = [nose + (s.kind === 'classic' ? 0 : 6), base - 28];
  return [
    start,
    ...curve([start, [dash + 60, top - 10], [middle, top - 6], shoulder], 3),
    ...curve([shoulder, [nose - 12, noseTop + 2], brow], 5),
    chin,
    ...curve([chin, [nose + 6, base - 6], [nose - 16, base - 4]], 3),
    [dash - 2, base + 4],
  ];
}

/** How far the bonnet reaches to each side. */
const bonnetHalf = (s: Shape): number => (s.size === 'mini' ? 37 : 45);

/** Grille and lamps on the nose. */
function face(stage: Stage, s: Shape, paint: Paint): string {
  const top = s.noseTop + s.noseRound + 12;
  const bottom = s.hoodBase - 24;
  const half = bonnetHalf(s) - 6;
  const high = bottom - top;
  const lampHigh = Math.max(14, high * 0.34);
  const slats = times(
    5,
    (i) =>
      markup`<path d="M${-half + 8} ${top + lampHigh + 10 + (i * (high - lampHigh - 14)) / 5}h${2 * half - 16}" stroke="#4a5156" stroke-width="3"/>`,
  );
  const lamp = (x: number) =>
    markup`<rect x="${x}" y="${top + 2}" width="${half * 0.72}" height="${lampHigh}" rx="6" fill="#f4f8fa" stroke="#0d0f10" stroke-width="4"/><rect x="${x + 5}" y="${top + 6}" width="${half * 0.3}" height="${lampHigh * 0.4}" rx="3" fill="#b9ccd6"/>`;
  return stage.across(
    s.nose + 1,
    markup`<rect x="${-half}" y="${top - 4}" width="${2 * half}" height="${high + 8}" rx="9" fill="#15181a"/>${slats}${lamp(-half + 4)}${lamp(half * 0.28 - 4)}<rect x="-9" y="${top + 4}" width="18" height="${lampHigh - 4}" rx="3" fill="${paint.accent}"/>`,
  );
}

/** Bonnet with its nose; the pipe stands on it. */
export function bonnetSolid(sheet: Sheet, stage: Stage, s: Shape, paint: Paint): string {
  const half = bonnetHalf(s);
  const anchor: Spot = [s.dash, s.hoodBase];
  const share = 0.955;
  const pipe = s.top === 'cabin' ? s.dash + 32 : s.dash + (s.nose - s.dash) * 0.46;
  stage.at([pipe, s.hoodTop - (s.top === 'cabin' ? 134 : 118), half * 0.5]);
  const side = markup`<g transform="translate(${anchor[0] * (1 - share)} ${anchor[1] * (1 - share)}) scale(${share})">${bonnet(sheet, s, paint)}</g>`;
  return (
    stage.along(half * 0.45, exhaust(sheet, s)) +
    solid(stage, paint.body, softened(bonnetOutline(s), half, 16, anchor, share)) +
    stage.along(half, side) +
    (stage.frontFirst ? face(stage, s, paint) : '')
  );
}

/** Engine and gearbox under the bonnet, front axle and weights. */
export function underBonnet(sheet: Sheet, stage: Stage, s: Shape, paint: Paint): string {
  const { rx, ry, fx, fy, dash, nose, hoodBase: base } = s;
  const half = bonnetHalf(s) * 0.72;
  const block: Spot[] = [
    [rx - 20, ry - 40],
    [nose - 20, base - 12],
    [nose - 10, base + 26],
    [fx + 34, base + 40],
    [fx - 64, base + 76],
    [dash + 20, base + 92],
    [rx + 60, ry + 46],
    [rx - 40, ry + 30],
  ];
  const track = frontTrack(s);
  const axle = box(
    stage,
    '#2b3033',
    [fx - 16, fy - 14, -track],
    [fx + 16, fy + (s.four ? 14 : 4), track],
  );
  return (
    axle +
    extruded(stage, '#3a4044', block, -half, half) +
    stage.along(half + 1, engine(sheet, s, paint)) +
    (s.size === 'mini' ? '' : ballast(stage, s))
  );
}

function ballast(stage: Stage, s: Shape): string {
  const { nose, hoodBase: base } = s;
  const carrier = box(stage, '#15181a', [nose - 20, base + 2, -26], [nose + 4, base + 30, 26]);
  return (
    carrier +
    times(6, (i) =>
      box(
        stage,
        dark('#3d4347', i % 2 ? 0.3 : 0.1),
        [nose + 2, base - 8, -39 + i * 13],
        [nose + 36, base + 50, -28 + i * 13],
      ),
    )
  );
}

/** Middle of the front wheels, to each side. */
export const frontTrack = (s: Shape): number => (s.size === 'mini' ? 84 : 112);
