import { toPhoneticKey, toPlainName } from '@tractor-haat/places';
import type { PostOffice } from './read-sources.ts';

/** A taluk of one India Post district. `offices` contains the post offices of all spellings of its name. */
export type Taluk = { name: string; phoneticKey: string; offices: PostOffice[] };

/** Entries of the data that name no taluk. */
const NO_NAME_PATTERN = /^(?:na|n\.?a\.?|nil|none|null|not available|-|\d+|.{0,2}|[^aeiouy]{3})$/i;

/** Additions to a name: brackets, kinds of area such as `Mandal`, and numbers such as `II`. */
const NAME_ADDITIONS =
  /\(.*|\b(?:mandal|mandalam|taluk|taluka|tehsil|tahsil|tq|block|dist|district|rural|urban|sadar|sub ?division|mc|mdg|ho|municipality|industrial township)\b|[.*]|[\s-]+(?:i{1,3}|iv|\d\w?)$/gi;

/** Shorter keys with one difference are usually different names. */
const MIN_LONG_KEY = 6;

/** Merges the spellings of each taluk into the most common one. */
export function mergeTaluks(offices: readonly PostOffice[]): {
  taluks: Taluk[];
  nameless: number;
  merged: number;
} {
  const spellings = new Map<string, PostOffice[]>();
  let nameless = 0;
  for (const office of offices) {
    const name = cleanTaluk(office.taluk);
    if (name === undefined) nameless += 1;
    else spellings.set(name, [...(spellings.get(name) ?? []), office]);
  }
  const byUse = [...spellings].sort(([, a], [, b]) => b.length - a.length);
  const taluks: Taluk[] = [];
  for (const [name, list] of byUse) {
    const phoneticKey = toPhoneticKey(name);
    const existing = taluks.find((taluk) => isSameName(taluk.phoneticKey, phoneticKey));
    if (existing === undefined) taluks.push({ name, phoneticKey, offices: list });
    else existing.offices.push(...list);
  }
  return { taluks, nameless, merged: spellings.size - taluks.length };
}

function cleanTaluk(text: string): string | undefined {
  const plain = toPlainName(text.replace(/[?"]/g, ''));
  if (NO_NAME_PATTERN.test(plain)) return undefined;
  const name = plain
    .replace(NAME_ADDITIONS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  return NO_NAME_PATTERN.test(name) ? undefined : toTitleCase(name);
}

function toTitleCase(name: string): string {
  return name.toLowerCase().replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());
}

/** Accepts equal phonetic keys, and long keys that differ in one letter or in two swapped letters. */
function isSameName(a: string, b: string): boolean {
  if (a === b) return true;
  const areLong = a.length >= MIN_LONG_KEY && b.length >= MIN_LONG_KEY;
  return areLong && a[0] === b[0] && hasSingleDifference(a, b);
}

function hasSingleDifference(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let position = 0;
  while (position < short.length && short[position] === long[position]) position += 1;
  const skip = short.length === long.length ? 1 : 0;
  if (short.slice(position + skip) === long.slice(position + 1)) return true;
  const swappedPair = [b[position + 1], b[position]].join('');
  const isSwapped = a.slice(position, position + 2) === swappedPair;
  return isSwapped && a.slice(position + 2) === b.slice(position + 2);
}
