import { api, type FieldKind, listDistricts, listTehsils } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { NativeSelect, type NativeSelectProps } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';

type PlaceKind = 'state' | 'district' | 'tehsil';
type Choice = { readonly value: string; readonly label: string };
type Values = Readonly<Record<string, string>>;

export const isPlace = (kind: FieldKind): kind is PlaceKind =>
  kind === 'state' || kind === 'district' || kind === 'tehsil';

interface PlaceSelectProps extends Omit<NativeSelectProps, 'children' | 'onChange'> {
  readonly kind: PlaceKind;
  readonly value: string;
  readonly values: Values;
  readonly onChoose: (value: string) => void;
}

/** The chosen value remains an option even if the list is not cached. */
export function PlaceSelect({ kind, value, values, onChoose, ...control }: PlaceSelectProps) {
  const { t } = useTranslation('notebook');
  const { language } = usePage();
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const parents = listParents(kind, values);
  const parentsKey = parents.join('/');
  useEffect(() => {
    setChoices([]);
    if (parents.includes('')) return;
    const controller = new AbortController();
    fetchChoices(kind, values, language, controller.signal).then(setChoices, (error) => {
      if (!controller.signal.aborted) console.info(`No cached list of ${kind}`, error);
    });
    return () => controller.abort();
  }, [kind, parentsKey, language]);
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  return (
    <NativeSelect {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t('waiting.choose')}</option>
      {isListed ? null : <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The URL must match the request of the enquiry form, whose response the service worker has cached. */
async function fetchChoices(
  kind: PlaceKind,
  { state = '', district = '' }: Values,
  language: Language,
  signal: AbortSignal,
): Promise<Choice[]> {
  if (kind === 'state')
    return (await api.get('/api/all_state', { query: { language }, signal })).map(
      (stateChoice) => ({
        value: stateChoice.slug,
        label: stateChoice.state,
      }),
    );
  if (kind === 'district')
    return (await listDistricts({ state, language }, { signal })).map((districtChoice) => ({
      value: districtChoice.slug,
      label: districtChoice.district,
    }));
  return (await listTehsils({ state, district, language }, { signal })).map((tehsilChoice) => ({
    value: tehsilChoice.slug,
    label: tehsilChoice.tehsil,
  }));
}

/** Values on which the choices depend. */
function listParents(kind: PlaceKind, { state = '', district = '' }: Values) {
  if (kind === 'state') return [];
  return kind === 'district' ? [state] : [state, district];
}
