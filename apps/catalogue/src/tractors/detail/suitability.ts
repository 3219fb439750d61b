/** What a tractor's power is usually enough for; a rule of thumb, said to be one. */
export interface Suitability {
  readonly acres: readonly [min: number, max: number];
  /** Widest rotavator in feet; null below what drives one. */
  readonly rotavatorFeet: number | null;
  readonly trolleyTonnes: number;
  readonly orchard: boolean;
  readonly wetSoil: boolean;
}

/** 4 to 5 HP an acre under mixed work is the least, and about half of that the most it can serve. */
export function estimateSuitability({
  hp,
  drive,
}: {
  hp: number;
  drive: '2wd' | '4wd';
}): Suitability {
  return {
    acres: [Math.max(1, Math.round(hp / 7)), Math.max(2, Math.round(hp / 3))],
    rotavatorFeet: hp < 15 ? null : Math.min(9, Math.max(3, Math.floor(hp / 8))),
    trolleyTonnes: Math.max(1, Math.round(hp / 9)),
    orchard: hp <= 30,
    wetSoil: drive === '4wd',
  };
}
