/** Estimates from the power, which the page labels as a rule of thumb. */
export interface Suitability {
  readonly acres: readonly [min: number, max: number];
  /** Widest rotavator in feet. Null if the power is too low for any. */
  readonly rotavatorFeet: number | null;
  readonly trolleyTonnes: number;
  readonly orchard: boolean;
  readonly wetSoil: boolean;
}

/** `acres` assumes mixed work, which requires 3 to 7 HP per acre. */
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
