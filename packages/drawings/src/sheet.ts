import { dark, light } from './mix.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];
const GRADIENT_DIRECTIONS = { down: '0 0 0 1', right: '0 0 1 0', slant: '0 0 1 1' } as const;
type Direction = keyof typeof GRADIENT_DIRECTIONS;

/**
 * Definitions that one picture shares (gradients, wheels), each stored once: a row of six tractors contains one tyre.
 * Ids count up in order, so that a picture is deterministic.
 */
export class Sheet {
  readonly #ids = new Map<string, string>();

  /** Stores a definition once per key and returns its id, which `createDefinition` receives. */
  define(key: string, createDefinition: (id: string) => string): string {
    const existingId = this.#idsByKey.get(key);
    if (existingId !== undefined) return existingId;
    const id = `d${this.#idsByKey.size}`;
    this.#idsByKey.set(key, id);
    this.#ids.set(id, createDefinition(id));
    return id;
  }
  readonly #idsByKey = new Map<string, string>();

  linear(direction: Direction, ...stops: Stop[]): string {
    const [x1, y1, x2, y2] = GRADIENT_DIRECTIONS[direction].split(' ');
    return `url(#${this.define(
      `l${direction}${stops}`,
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${formatStops(stops)}</linearGradient>`,
    )})`;
  }

  radial(...stops: Stop[]): string {
    return `url(#${this.define(`r${stops}`, (id) => `<radialGradient id="${id}">${formatStops(stops)}</radialGradient>`)})`;
  }

  /** Painted sheet metal lit from above. */
  paint(colour: string, direction: Direction = 'down'): string {
    return this.linear(
      direction,
      [0, light(colour, 0.42)],
      [0.18, light(colour, 0.1)],
      [0.5, colour],
      [1, dark(colour, 0.4)],
    );
  }

  /** Dark cast iron. */
  iron(): string {
    return this.linear('down', [0, '#8a9298'], [0.4, '#4b5257'], [1, '#1d2023']);
  }

  /** Bright, worn steel: blades, shares, discs. */
  steel(): string {
    return this.linear(
      'slant',
      [0, '#f3f6f7'],
      [0.4, '#aeb7bd'],
      [0.75, '#747d83'],
      [1, '#474e53'],
    );
  }

  /** Round chromed or tin pipe standing upright. */
  pipe(): string {
    return this.linear(
      'right',
      [0, '#4d5357'],
      [0.35, '#d9dee1'],
      [0.6, '#8b9296'],
      [1, '#2c3033'],
    );
  }

  defs(): string {
    return this.#ids.size === 0 ? '' : `<defs>${[...this.#ids.values()].join('')}</defs>`;
  }
}

const formatStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
