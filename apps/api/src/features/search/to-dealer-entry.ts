import type { DealerKind } from '@tractor-haat/api-client/contract';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { type LocalisedText, toLocalText } from '../../core/database/content-columns.ts';
import { translateDemoText } from '../../core/messages/translate-demo-text.ts';
import type { DealerRow } from '../catalogue/dealers/create-dealer-index.ts';
import { type Entry, PLAIN_ENTRY } from './entry.ts';

export type DealerListFilter = {
  kind: DealerKind;
  brand?: { slug: string; name: LocalisedText } | undefined;
  place?: { state: string; district?: string; name: LocalisedText } | undefined;
};

const DEALER_LIST_PATHS: Readonly<Record<DealerKind, string>> = {
  tractor: '/tractor-dealers-in-india',
  implement: '/tractor-implement-dealers-in-india',
  tyre: '/tractor-tyre-dealers-in-india',
};

/** Must equal the headings of the dealer lists. */
const DEALER_LIST_NAMES: Readonly<Record<DealerKind, Readonly<Record<Language, string>>>> = {
  tractor: {
    en: 'Tractor dealers',
    hi: 'ट्रैक्टर डीलर',
    gu: 'ટ્રેક્ટર ડીલર',
    mr: 'ट्रॅक्टर डीलर',
  },
  implement: {
    en: 'Implement dealers',
    hi: 'कृषि यंत्र डीलर',
    gu: 'ખેત ઓજાર ડીલર',
    mr: 'शेती अवजार डीलर',
  },
  tyre: {
    en: 'Tractor tyre dealers',
    hi: 'ट्रैक्टर टायर डीलर',
    gu: 'ટ્રેક્ટર ટાયર ડીલર',
    mr: 'ट्रॅक्टर टायर डीलर',
  },
};

const INDIA_NAME: LocalisedText = { en: 'India', hi: 'भारत', gu: 'ભારત', mr: 'भारत' };

const FORMAT_IN_PLACE: Readonly<Record<Language, (goodsName: string, place: string) => string>> = {
  en: (goodsName, place) => `${goodsName} in ${place}`,
  hi: (goodsName, place) => `${place} में ${goodsName}`,
  gu: (goodsName, place) => `${place} માં ${goodsName}`,
  mr: (goodsName, place) => `${place} मधील ${goodsName}`,
};

const FORMAT_NO_DEALERS: Readonly<Record<Language, (place: string) => string>> = {
  en: (place) => `No dealer listed in ${place} yet`,
  hi: (place) => `${place} में अभी कोई डीलर नहीं है`,
  gu: (place) => `${place} માં હજી કોઈ ડીલર નથી`,
  mr: (place) => `${place} मध्ये अजून एकही डीलर नाही`,
};

export function toDealerListEntry(
  filter: DealerListFilter,
  placeWithoutDealer?: LocalisedText,
): Entry {
  const { kind, brand, place } = filter;
  return {
    ...PLAIN_ENTRY,
    kind: 'page',
    path: formatDealerListPath(filter),
    name: writeInLanguages((language) => {
      const goodsName = DEALER_LIST_NAMES[kind][language];
      const title = brand
        ? `${toLocalText(brand.name, language).text} ${lowerFirstLetter(goodsName)}`
        : goodsName;
      return FORMAT_IN_PLACE[language](
        title,
        toLocalText(place?.name ?? INDIA_NAME, language).text,
      );
    }),
    line: placeWithoutDealer
      ? writeInLanguages((language) =>
          FORMAT_NO_DEALERS[language](toLocalText(placeWithoutDealer, language).text),
        )
      : null,
  };
}

/** The order of the parameters equals that of the page, so that both create the same URL. */
export function formatDealerListPath({ kind, brand, place }: DealerListFilter): string {
  const query = new URLSearchParams();
  if (brand) query.set('brand', brand.slug);
  if (place) query.set('state', place.state);
  if (place?.district) query.set('district', place.district);
  return query.size === 0 ? DEALER_LIST_PATHS[kind] : `${DEALER_LIST_PATHS[kind]}?${query}`;
}

export function toDealerEntry(row: DealerRow): Entry {
  const { name, area, demo, brand_name, district_name } = row;
  const translateIfDemo = (text: string, language: Language) =>
    demo ? translateDemoText(text, language) : text;
  return {
    ...PLAIN_ENTRY,
    kind: 'page',
    path: `/dealer/${row.slug}/${row.id}`,
    name: demo ? writeInLanguages((language) => translateIfDemo(name, language)) : { en: name },
    line: writeInLanguages((language) => {
      const brand = toLocalText(brand_name, language).text;
      return `${brand} · ${translateIfDemo(area, language)}, ${toLocalText(district_name, language).text}`;
    }),
  };
}

const lowerFirstLetter = (goodsName: string) =>
  goodsName.charAt(0).toLowerCase() + goodsName.slice(1);

function writeInLanguages(write: (language: Language) => string): LocalisedText {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, write(language)]));
  return { ...texts, en: write('en') };
}
