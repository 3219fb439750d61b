import path from 'node:path';
import type { StateRow } from '@tractor-haat/places';
import { readCorrectionLines, splitList } from './read-correction-lines.ts';

/** `code` is the code of GeoNames. */
export type BuiltState = StateRow & { code: string };

/** Reads `corrections/states.txt`. The states stay in the order of the file. */
export function buildStates(folder: string): BuiltState[] {
  return readCorrectionLines(path.join(folder, 'states.txt')).map(({ cells }) => {
    const [slug = '', code = '', kind, en = '', hi = '', gu = '', mr = '', aliasCell] = cells;
    if (kind !== 'state' && kind !== 'territory')
      throw new Error(`states.txt: ${slug} is neither a state nor a territory`);
    return { slug, kind, name: { en, hi, gu, mr }, aliases: splitList(aliasCell), code };
  });
}

export function toStateRows(states: readonly BuiltState[]): StateRow[] {
  return states.map(({ code: _code, ...row }) => row);
}
