import { darken, lighten } from './mix.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];
const GRADIENT_DIRECTIONS = { down: '0 0 0 1', right: '0 0 1 0', slant: '0 0 1 1' } as const;
type Direction = keyof typeof GRADIENT_DIRECTIONS;

/**
 * The `defs` element of one picture: gradients, wheels and other parts that are referenced by id. Each is stored once,
 * so that a row of six tractors contains one tyre. Ids are numbered in the order of their first use, so that pictures
 * are deterministic.
 */
export class SvgDefs {
  readonly #idsByKey = new Map<string, string>();
  readonly #definitions: string[] = [];

  /** Stores a definition once per key and returns its id, which `createDefinition` receives. */
  define(key: string, createDefinition: (id: string) => string): string {
    const existingId = this.#idsByKey.get(key);
    if (existingId !== undefined) return existingId;
    const id = `d${this.#idsByKey.size}`;
    this.#idsByKey.set(key, id);
    const definition = createDefinition(id);
    this.#definitions.push(definition);
    return id;
  }

  addLinearGradient(direction: Direction, ...stops: Stop[]): string {
    const [x1, y1, x2, y2] = GRADIENT_DIRECTIONS[direction].split(' ');
    const gradientId = this.define(
      `l${direction}${stops}`,
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${formatStops(stops)}</linearGradient>`,
    );
    return `url(#${gradientId})`;
  }

  addRadialGradient(...stops: Stop[]): string {
    const gradientId = this.define(
      `r${stops}`,
      (id) => `<radialGradient id="${id}">${formatStops(stops)}</radialGradient>`,
    );
    return `url(#${gradientId})`;
  }

  /** Painted sheet metal, lit from above. Like all gradients it returns the value of a `fill` attribute. */
  addPaintGradient(colour: string, direction: Direction = 'down'): string {
    return this.addLinearGradient(
      direction,
      [0, lighten(colour, 0.42)],
      [0.18, lighten(colour, 0.1)],
      [0.5, colour],
      [1, darken(colour, 0.4)],
    );
  }

  /** Dark cast iron. */
  addIronGradient(): string {
    return this.addLinearGradient('down', [0, '#8a9298'], [0.4, '#4b5257'], [1, '#1d2023']);
  }

  /** Bright, worn steel: blades, shares, discs. */
  addSteelGradient(): string {
    return this.addLinearGradient(
      'slant',
      [0, '#f3f6f7'],
      [0.4, '#aeb7bd'],
      [0.75, '#747d83'],
      [1, '#474e53'],
    );
  }

  /** Round chromed or tin pipe standing upright. */
  addPipeGradient(): string {
    return this.addLinearGradient(
      'right',
      [0, '#4d5357'],
      [0.35, '#d9dee1'],
      [0.6, '#8b9296'],
      [1, '#2c3033'],
    );
  }

  toMarkup(): string {
    return this.#definitions.length === 0 ? '' : `<defs>${this.#definitions.join('')}</defs>`;
  }
}

const formatStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
