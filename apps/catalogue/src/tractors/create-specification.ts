import type { TractorFacts } from '@tractor-haat/api-client';
import { formatNumber, type Language } from '@tractor-haat/i18n';
import type { useTranslation } from '@tractor-haat/platform';

/** `value` is localised. Null (not known) is shown as a dash. */
interface SpecRow {
  readonly name: string;
  readonly value: string | null;
}

export interface SpecGroup {
  readonly name: string;
  readonly rows: readonly SpecRow[];
}

type Translate = ReturnType<typeof useTranslation>['t'];

const KW_PER_HP = 0.7457;

export function createSpecification(
  tractor: TractorFacts,
  t: Translate,
  language: Language,
): SpecGroup[] {
  const format = (value: number) => formatNumber(value, language);
  const formatUnit = (name: string, value: unknown) =>
    typeof value === 'number' ? t(`unit.${name}`, { count: value, value: format(value) }) : null;
  const formatTerm = (value: unknown) => (typeof value === 'string' ? t(`word.${value}`) : null);
  const { specs, hp, gears_forward: forward, gears_reverse: reverse } = tractor;
  const isElectric = tractor.fuel === 'electric' || tractor.fuel === 'hybrid';
  const row = (name: string, value: string | null): SpecRow => ({ name, value });
  const groups: (SpecGroup | null)[] = [
    {
      name: 'engine',
      rows: [
        row(
          'hp',
          hp === null ? null : t('unit.hp', { value: format(hp), kw: format(hp * KW_PER_HP) }),
        ),
        row('cylinders', tractor.cylinders === null ? null : format(tractor.cylinders)),
        row('engine_cc', formatUnit('cc', tractor.engine_cc)),
        row('rated_rpm', formatUnit('rpm', tractor.rated_rpm)),
        row('cooling', formatTerm(specs.cooling)),
        row('air_filter', formatTerm(specs.air_filter)),
        row('emission', tractor.emission),
        row('fuel', t(`lists:value.fuel.${tractor.fuel}`)),
        row('fuel_tank_l', formatUnit('l', specs.fuel_tank_l)),
      ],
    },
    isElectric
      ? {
          name: 'electric',
          rows: [
            row('motor_kw', formatUnit('kw', specs.motor_kw)),
            row('battery_kwh', formatUnit('kwh', specs.battery_kwh)),
            row('run_hours', formatUnit('hours', specs.run_hours)),
            row('charge_hours', formatUnit('hours', specs.charge_hours)),
          ],
        }
      : null,
    {
      name: 'gearbox',
      rows: [
        row(
          'gears',
          forward === null ? null : t('unit.gears', { forward, reverse: reverse ?? '–' }),
        ),
        row('clutch', formatTerm(specs.clutch)),
        row('forward_speed_max_kmph', formatUnit('kmph', specs.forward_speed_max_kmph)),
      ],
    },
    {
      name: 'pto',
      rows: [
        row('pto_hp', tractor.pto_hp === null ? null : `${format(tractor.pto_hp)} HP`),
        row('pto_rpm', formatUnit('rpm', specs.pto_rpm)),
        row('lift_capacity_kg', formatUnit('kg', tractor.lift_capacity_kg)),
      ],
    },
    {
      name: 'wheels',
      rows: [
        row('drive', t(`lists:value.drive.${tractor.drive}`)),
        row('front_tyres', tractor.front_tyres.join(' / ') || null),
        row('rear_tyres', tractor.rear_tyres.join(' / ') || null),
        row('brakes', formatTerm(specs.brakes)),
        row('steering', formatTerm(specs.steering)),
      ],
    },
    {
      name: 'size',
      rows: [
        row('weight_kg', formatUnit('kg', specs.weight_kg)),
        row('wheelbase_mm', formatUnit('mm', specs.wheelbase_mm)),
        row('ground_clearance_mm', formatUnit('mm', specs.ground_clearance_mm)),
      ],
    },
    {
      name: 'other',
      rows: [
        row('series', tractor.series),
        row('launched_year', tractor.launched_year === null ? null : String(tractor.launched_year)),
        row('warranty_years', formatUnit('years', specs.warranty_years)),
        row('cabin_ac', t(tractor.cabin_ac ? 'unit.yes' : 'unit.no')),
      ],
    },
  ];
  return groups.filter((group) => group !== null);
}

/** Estimates from the power, which the page labels as a rule of thumb. */
interface Suitability {
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
