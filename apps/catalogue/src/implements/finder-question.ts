import { type QueryNumber, readQueryNumber } from '@tractor-haat/pages/sums';
import {
  DRIVE_KINDS,
  type Drive,
  PTO_SHARE,
  type PullingTractor,
  SOIL_KINDS,
  type Soil,
} from './calculate-fits.ts';

/** The crop selects the advice about the first task. */
export const CROP_KEYS = [
  'paddy',
  'wheat',
  'cotton',
  'soybean',
  'sugarcane',
  'vegetables',
] as const;
export type Crop = (typeof CROP_KEYS)[number];

const NUMBER_RULES = {
  hp: { min: 5, max: 200, defaultValue: null },
  pto: { min: 3, max: 190, defaultValue: null },
  lift: { min: 50, max: 10_000, defaultValue: null },
  acres: { min: 0.1, max: 5000, defaultValue: null },
} as const;

export interface FinderQuestion {
  readonly numbers: Readonly<Record<keyof typeof NUMBER_RULES, QueryNumber>>;
  readonly drive: Drive;
  readonly soil: Soil;
  readonly crop: Crop | '';
  readonly isInvalid: boolean;
  /** Null if the power is missing or a field is invalid. */
  readonly tractor: PullingTractor | null;
}

/** Without a PTO power, assumes `PTO_SHARE` of the engine power. */
export function readFinderQuestion(search: string): FinderQuestion {
  const query = new URLSearchParams(search);
  const readOption = <T extends string>(name: string, options: readonly T[]) =>
    options.find((value) => value === query.get(name));
  const numbers = {
    hp: readQueryNumber(query, 'hp', NUMBER_RULES.hp),
    pto: readQueryNumber(query, 'pto', NUMBER_RULES.pto),
    lift: readQueryNumber(query, 'lift', NUMBER_RULES.lift),
    acres: readQueryNumber(query, 'acres', NUMBER_RULES.acres),
  };
  const drive = readOption('drive', DRIVE_KINDS) ?? '2wd';
  const soil = readOption('soil', SOIL_KINDS) ?? 'medium';
  const isInvalid = Object.values(numbers).some(({ error }) => error !== null);
  const { hp, pto, lift } = numbers;
  const ptoHp = pto.value ?? (hp.value === null ? null : hp.value * PTO_SHARE);
  return {
    numbers,
    drive,
    soil,
    crop: readOption('crop', CROP_KEYS) ?? '',
    isInvalid,
    tractor: isInvalid || ptoHp === null ? null : { drive, soil, ptoHp, lift: lift.value },
  };
}
