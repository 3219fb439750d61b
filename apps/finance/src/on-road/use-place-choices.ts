import { useTranslation } from '@tractor-haat/platform';
import type { ChoiceField } from './choice-form.tsx';
import type { PlaceData } from './load-place.ts';

export function usePlaceChoices(
  place: PlaceData,
  clearedByState: readonly string[] = [],
): ChoiceField[] {
  const { t } = useTranslation('onroad');
  const { state, district, tehsil, states, districts, tehsils } = place;
  return [
    {
      name: 'state',
      label: t('place.state'),
      placeholder: t('place.choose_state'),
      options: states.map((stateChoice) => ({
        value: stateChoice.slug,
        label: stateChoice.state,
        keywords: stateChoice.slug.replaceAll('-', ' '),
      })),
      value: state,
      clears: ['district', 'tehsil', ...clearedByState],
    },
    {
      name: 'district',
      label: t('place.district'),
      placeholder: t(state ? 'place.choose_district' : 'place.state_first'),
      options: districts.map((districtChoice) => ({
        value: districtChoice.slug,
        label: districtChoice.district,
        keywords: districtChoice.slug.replaceAll('-', ' '),
      })),
      value: district,
      clears: ['tehsil'],
    },
    {
      name: 'tehsil',
      label: t('place.tehsil'),
      placeholder: t(district ? 'place.choose_tehsil' : 'place.district_first'),
      options: tehsils.map((tehsilChoice) => ({
        value: tehsilChoice.slug,
        label: tehsilChoice.tehsil,
        keywords: tehsilChoice.slug.replaceAll('-', ' '),
      })),
      value: tehsil,
    },
  ];
}

export const toPlacePrefill = ({ state, district, tehsil }: PlaceData): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ state, district, tehsil }).filter(([, value]) => value !== ''),
  );
