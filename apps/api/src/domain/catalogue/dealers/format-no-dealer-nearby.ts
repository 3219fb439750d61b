import {
  type LocalizedMessage,
  NEARBY_RADIUS_KM,
  type NearDealer,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';

const NO_DEALER_MESSAGE: LocalizedMessage = {
  en: 'There is no dealer within {near} km.',
  hi: '{near} किमी के भीतर कोई डीलर नहीं है।',
  gu: '{near} કિમીમાં કોઈ ડીલર નથી.',
  mr: '{near} किमीच्या आत डीलर नाही.',
};

const NEAREST_DEALER_MESSAGE: LocalizedMessage = {
  en: 'There is no dealer within {near} km. The nearest is {name} in {place}, about {km} km away.',
  hi: '{near} किमी के भीतर कोई डीलर नहीं है। सबसे पास {place} में {name} है, करीब {km} किमी दूर।',
  gu: '{near} કિમીમાં કોઈ ડીલર નથી. સૌથી નજીક {place} માં {name} છે, આશરે {km} કિમી દૂર.',
  mr: '{near} किमीच्या आत डीलर नाही. सर्वात जवळ {place} मध्ये {name} आहे, सुमारे {km} किमी दूर.',
};

export function formatNoDealerNearby(nearest: NearDealer | null, language: Language): string {
  const values: Readonly<Record<string, string>> = {
    near: String(NEARBY_RADIUS_KM),
    name: nearest?.name ?? '',
    place: nearest?.district_name.text ?? '',
    km: String(nearest?.distance_km ?? ''),
  };
  const message = (nearest === null ? NO_DEALER_MESSAGE : NEAREST_DEALER_MESSAGE)[language];
  return message.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
