import { markup, toRadians } from '../markup.ts';
import { darken, lighten } from '../mix.ts';

/** A point of a machine in user units. Seen by the driver, x points forward, y down and z to the right. */
export type Point = readonly [x: number, y: number, z: number];
type Spot = readonly [x: number, y: number];

/**
 * Orthographic projection of a machine seen from its right side. `turn` moves the viewer towards its front (positive)
 * or back (negative), `tilt` moves him up, both in degrees. Records the bounds of the projected points for `fitToBox`.
 */
export class Projection {
  readonly #sin: number;
  readonly #cos: number;
  readonly #up: number;
  readonly #flat: number;
  readonly #reach = { left: 1e6, right: -1e6, top: 1e6, bottom: -1e6 };

  constructor(turn: number, tilt: number) {
    this.#sin = Math.sin(toRadians(turn));
    this.#cos = Math.cos(toRadians(turn));
    this.#up = Math.sin(toRadians(tilt));
    this.#flat = Math.cos(toRadians(tilt));
  }

  /** Whether the machine's front is nearer to the viewer than its back. */
  get isFrontNearer(): boolean {
    return this.#sin > 0;
  }

  toSpot([x, y, z]: Point): Spot {
    const spot = [
      x * this.#cos - z * this.#sin,
      y * this.#flat + (x * this.#sin + z * this.#cos) * this.#up,
    ] as const;
    const reach = this.#reach;
    reach.left = Math.min(reach.left, spot[0]);
    reach.right = Math.max(reach.right, spot[0]);
    reach.top = Math.min(reach.top, spot[1]);
    reach.bottom = Math.max(reach.bottom, spot[1]);
    return spot;
  }

  /** Nearness of a point to the viewer. For the normal of a face it is positive if the face is visible. */
  computeNearness([x, y, z]: Point): number {
    return (x * this.#sin + z * this.#cos) * this.#flat - y * this.#up;
  }

  /** Shade of a colour on a face with this unit normal, lit from the upper left. */
  shadeFace([x, y, z]: Point, colour: string): string {
    const across = x * this.#cos - z * this.#sin;
    const glow = 0.62 * -y + 0.5 * this.computeNearness([x, y, z]) - 0.24 * across - 0.34;
    return glow > 0
      ? lighten(colour, Math.min(0.36, glow * 0.7))
      : darken(colour, Math.min(0.62, -glow * 0.9));
  }

  tracePath(points: readonly Point[], closed = true): string {
    const spots = points.map((point) =>
      this.toSpot(point)
        .map((v) => Math.round(v * 10) / 10)
        .join(' '),
    );
    return `M${spots.join('L')}${closed ? 'Z' : ''}`;
  }

  /** Projects a flat drawing in x and y onto the vertical plane along the machine at this z. */
  projectAlong(z: number, body: string): string {
    return this.#matrix(body, [this.#cos, this.#sin * this.#up, 0, this.#flat], [0, 0, z]);
  }

  /** Projects a flat drawing in z and y onto the vertical plane across the machine at this x. */
  projectAcross(x: number, body: string): string {
    return this.#matrix(body, [-this.#sin, this.#cos * this.#up, 0, this.#flat], [x, 0, 0]);
  }

  /** Projects a flat drawing in x and z onto the horizontal plane at this y. */
  projectOnGround(y: number, body: string): string {
    const four = [this.#cos, this.#sin * this.#up, -this.#sin, this.#cos * this.#up];
    return this.#matrix(body, four, [0, y, 0]);
  }

  #matrix(body: string, four: readonly number[], origin: Point): string {
    const [x, y, z] = origin;
    const e = x * this.#cos - z * this.#sin;
    const f = y * this.#flat + (x * this.#sin + z * this.#cos) * this.#up;
    return `<g transform="matrix(${[...four, e, f].map((v) => Number(v.toFixed(3))).join(' ')})">${body}</g>`;
  }

  /**
   * Scales and moves `body` so that the recorded bounds fit into a box around x = 400, with their lower edge at y =
   * `bottom`.
   */
  fitToBox(
    body: string,
    box: { width: number; height: number; bottom: number; maxScale: number },
  ): string {
    const { left, right, top, bottom } = this.#reach;
    const scale = Math.min(box.width / (right - left), box.height / (bottom - top), box.maxScale);
    const x = 400 - (scale * (left + right)) / 2;
    return markup`<g transform="translate(${x} ${box.bottom - scale * bottom}) scale(${scale.toFixed(3)})">${body}</g>`;
  }
}
