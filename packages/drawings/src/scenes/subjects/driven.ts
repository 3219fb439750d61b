import { farmer } from '../../parts/farmer.ts';
import { tube } from '../../parts/metal.ts';

/** A middle-sized tractor with somebody at its wheel. */
export const driven = (tractor: string): string =>
  tractor +
  farmer({ cloth: '#fbf6e8', head: '#b9542a' }, 302, 228, 0.6) +
  tube('M340 190L372 224', 17, '#e8dfc8');
