import { markup, toRadians } from '../markup.ts';
import { darken, lighten } from '../mix.ts';

/** A point of a machine in user units. Seen by the driver, x points forward, y down and z to the right. */
export type Point = readonly [x: number, y: number, z: number];

/** A point of a flat drawing. */
export type Spot = readonly [x: number, y: number];

/**
 * Orthographic projection of a machine seen from its right side. `turn` moves the viewer towards its front (positive)
 * or back (negative), `tilt` moves him up, both in degrees. Records the bounds of the projected points for `fitToBox`.
 */
export class Projection {
  readonly #sin: number;
  readonly #cos: number;
  readonly #up: number;
  readonly #flat: number;
  readonly #bounds = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };

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

  /** Projects a point, and extends the bounds to it. */
  toSpot(point: Point): Spot {
    const [x, y] = this.#project(point);
    const bounds = this.#bounds;
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
    return [x, y];
  }

  #project([x, y, z]: Point): Spot {
    return [
      x * this.#cos - z * this.#sin,
      y * this.#flat + (x * this.#sin + z * this.#cos) * this.#up,
    ];
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

  /** A closed path through the points. */
  tracePath(points: readonly Point[]): string {
    return `${this.traceLine(points)}Z`;
  }

  /** An open path through the points. */
  traceLine(points: readonly Point[]): string {
    const spots = points.map((point) =>
      this.toSpot(point)
        .map((coordinate) => Math.round(coordinate * 10) / 10)
        .join(' '),
    );
    return `M${spots.join('L')}`;
  }

  /** Projects a flat drawing in x and y onto the vertical plane along the machine at this z. */
  projectAlong(z: number, body: string): string {
    return `<g transform="${this.toMatrixAlong(z)}">${body}</g>`;
  }

  /** Transformation of `projectAlong`, for an element that cannot be in a group. */
  toMatrixAlong(z: number): string {
    return this.#toMatrix([this.#cos, this.#sin * this.#up, 0, this.#flat], [0, 0, z]);
  }

  /** Projects a flat drawing in z and y onto the vertical plane across the machine at this x. */
  projectAcross(x: number, body: string): string {
    const matrix = this.#toMatrix([-this.#sin, this.#cos * this.#up, 0, this.#flat], [x, 0, 0]);
    return `<g transform="${matrix}">${body}</g>`;
  }

  /** Projects a flat drawing in x and z onto the horizontal plane at this y. */
  projectOnGround(y: number, body: string): string {
    const axes = [this.#cos, this.#sin * this.#up, -this.#sin, this.#cos * this.#up];
    return `<g transform="${this.#toMatrix(axes, [0, y, 0])}">${body}</g>`;
  }

  /** The projected axes of a plane (x and y of each) and its origin, as an SVG transformation. */
  #toMatrix(axes: readonly number[], origin: Point): string {
    const values = [...axes, ...this.#project(origin)].map((value) => Number(value.toFixed(3)));
    return `matrix(${values.join(' ')})`;
  }

  /**
   * Scales and moves `body` so that the recorded bounds fit into a box around x = 400, with their lower edge at y =
   * `bottom`.
   */
  fitToBox(
    body: string,
    box: { width: number; height: number; bottom: number; maxScale: number },
  ): string {
    const { left, right, top, bottom } = this.#bounds;
    const scale = Math.min(box.width / (right - left), box.height / (bottom - top), box.maxScale);
    const x = 400 - (scale * (left + right)) / 2;
    return markup`<g transform="translate(${x} ${box.bottom - scale * bottom}) scale(${scale.toFixed(3)})">${body}</g>`;
  }
}
