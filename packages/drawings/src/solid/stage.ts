import { markup } from '../markup.ts';
import { dark, light } from '../mix.ts';

/** x runs ahead, y down, z to the right-hand side of the machine. */
export type Point = readonly [x: number, y: number, z: number];
type Spot = readonly [x: number, y: number];

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Looks at a machine from its right, turned towards its front (`turn` above 0) or its back (below),
 * from a little above. Remembers how far the drawn points reach, so that the whole can be fitted.
 */
export class Stage {
  readonly #sin: number;
  readonly #cos: number;
  readonly #up: number;
  readonly #flat: number;
  readonly #reach = { left: 1e6, right: -1e6, top: 1e6, bottom: -1e6 };

  constructor(turn: number, tilt: number) {
    this.#sin = Math.sin(rad(turn));
    this.#cos = Math.cos(rad(turn));
    this.#up = Math.sin(rad(tilt));
    this.#flat = Math.cos(rad(tilt));
  }

  /** Whether the front is nearer than the back. */
  get frontFirst(): boolean {
    return this.#sin > 0;
  }

  at([x, y, z]: Point): Spot {
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

  /** How near to the eye; of a normal: above 0 when it faces the eye. */
  near([x, y, z]: Point): number {
    return (x * this.#sin + z * this.#cos) * this.#flat - y * this.#up;
  }

  /** How a face with this unit normal shows a colour, lit from the upper left. */
  lit([x, y, z]: Point, colour: string): string {
    const across = x * this.#cos - z * this.#sin;
    const glow = 0.62 * -y + 0.5 * this.near([x, y, z]) - 0.24 * across - 0.34;
    return glow > 0
      ? light(colour, Math.min(0.36, glow * 0.7))
      : dark(colour, Math.min(0.62, -glow * 0.9));
  }

  path(points: readonly Point[], closed = true): string {
    const spots = points.map((point) =>
      this.at(point)
        .map((v) => Math.round(v * 10) / 10)
        .join(' '),
    );
    return `M${spots.join('L')}${closed ? 'Z' : ''}`;
  }

  /** A flat drawing in x and y, standing along the machine at this z. */
  along(z: number, body: string): string {
    return this.#matrix(body, [this.#cos, this.#sin * this.#up, 0, this.#flat], [0, 0, z]);
  }

  /** A flat drawing in z and y, standing across the machine at this x. */
  across(x: number, body: string): string {
    return this.#matrix(body, [-this.#sin, this.#cos * this.#up, 0, this.#flat], [x, 0, 0]);
  }

  /** A flat drawing in x and z, lying at this y. */
  lying(y: number, body: string): string {
    const four = [this.#cos, this.#sin * this.#up, -this.#sin, this.#cos * this.#up];
    return this.#matrix(body, four, [0, y, 0]);
  }

  #matrix(body: string, four: readonly number[], origin: Point): string {
    const [x, y, z] = origin;
    const e = x * this.#cos - z * this.#sin;
    const f = y * this.#flat + (x * this.#sin + z * this.#cos) * this.#up;
    return `<g transform="matrix(${[...four, e, f].map((v) => Number(v.toFixed(3))).join(' ')})">${body}</g>`;
  }

  /** Scales and moves everything drawn so far into a box, its lowest point on the bottom line. */
  fitted(
    body: string,
    box: { width: number; height: number; bottom: number; maxScale: number },
  ): string {
    const { left, right, top, bottom } = this.#reach;
    const scale = Math.min(box.width / (right - left), box.height / (bottom - top), box.maxScale);
    const x = 400 - (scale * (left + right)) / 2;
    return markup`<g transform="translate(${x} ${box.bottom - scale * bottom}) scale(${scale.toFixed(3)})">${body}</g>`;
  }
}
