import { toPhoneticKey } from '@tractor-haat/places';
import type { Taluk } from './merge-taluks.ts';
import type { PostOffice } from './read-sources.ts';

/** Phonetic keys of town names, by `toDistrictKey`. */
export type PhoneticKeysByDistrict = ReadonlyMap<string, ReadonlySet<string>>;

const OFFICE_KIND_PATTERN = /\s+(?:B|S|H|G|P)\.?\s*(?:P\.?\s*)?O\.?$|\(.*?\)/gi;

/** Votes of a town with the name of the taluk, enough to outweigh all villages around it. */
const SAME_NAME_VOTES = 12;

/** The best district must have this many times the votes of the second best. */
const MIN_LEAD_FACTOR = 1.3;

type Votes = Map<string, number>;

/**
 * Assigns each taluk of a divided district to one of `candidates`: first by towns with the name of the taluk or of its
 * post offices, then by shared pincodes, and last by neighbouring pincodes. Taluks without a match are not in the
 * result.
 */
export function assignTaluks(
  taluks: readonly Taluk[],
  candidates: readonly string[],
  towns: PhoneticKeysByDistrict,
): Map<Taluk, string> {
  const assigned = new Map<Taluk, string>();
  const selectByNames = (taluk: Taluk) =>
    candidates.length === 1
      ? candidates[0]
      : selectWinner(countNameVotes(taluk, candidates, towns));
  const rounds = [
    selectByNames,
    createPincodeRound(assigned, 1),
    createPincodeRound(assigned, 1),
    createPincodeRound(assigned, 10),
  ];
  for (const round of rounds) {
    const assignments = taluks
      .filter((taluk) => !assigned.has(taluk))
      .map((taluk) => [taluk, round(taluk)] as const);
    for (const [taluk, district] of assignments)
      if (district !== undefined) assigned.set(taluk, district);
  }
  return assigned;
}

export function toOfficeKey({ officeName }: PostOffice): string {
  return toPhoneticKey(officeName.replace(OFFICE_KIND_PATTERN, ''));
}

function countNameVotes(
  taluk: Taluk,
  candidates: readonly string[],
  towns: PhoneticKeysByDistrict,
): Votes {
  const officeKeys = taluk.offices.map(toOfficeKey);
  return new Map(
    candidates.map((district) => {
      const townKeys = towns.get(district) ?? new Set();
      const nameVotes = townKeys.has(taluk.phoneticKey) ? SAME_NAME_VOTES : 0;
      return [district, nameVotes + officeKeys.filter((key) => townKeys.has(key)).length];
    }),
  );
}

/** Pincodes with the same quotient by `width` count as neighbours. */
function createPincodeRound(assigned: ReadonlyMap<Taluk, string>, width: number) {
  const toArea = ({ pincode }: PostOffice) => Math.floor(pincode / width);
  return (taluk: Taluk): string | undefined => {
    const areas = new Set(taluk.offices.map(toArea));
    const votes: Votes = new Map();
    for (const [{ offices }, district] of assigned) {
      const shared = offices.filter((office) => areas.has(toArea(office))).length;
      if (shared > 0) votes.set(district, (votes.get(district) ?? 0) + shared);
    }
    return selectWinner(votes);
  };
}

function selectWinner(votes: Votes): string | undefined {
  const [best, second] = [...votes].sort(([, a], [, b]) => b - a);
  if (best === undefined || best[1] === 0) return undefined;
  return best[1] > (second?.[1] ?? 0) * MIN_LEAD_FACTOR ? best[0] : undefined;
}
