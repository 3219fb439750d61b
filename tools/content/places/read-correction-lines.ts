import { readFileSync } from 'node:fs';

export type CorrectionLine = { section: string; cells: string[] };

/**
 * Reads a file of content/places/corrections. `#` starts a comment, `[name]` starts a section, and `|` separates cells.
 */
export function readCorrectionLines(file: string): CorrectionLine[] {
  let section = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line) => {
      if (line === '' || line.startsWith('#')) return [];
      const heading = /^\[(.+)\]$/.exec(line)?.[1];
      if (heading === undefined) {
        return [{ section, cells: line.split('|').map((cell) => cell.trim()) }];
      }
      section = heading;
      return [];
    });
}

export function splitList(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Parses a line such as `name: one, two`. */
export function parsePair(cell: string | undefined): { name: string; values: string[] } {
  const [name = '', values = ''] = (cell ?? '').split(/:(.*)/);
  return { name: name.trim(), values: splitList(values) };
}
