import { API_MESSAGES, type ApiReason, isApiReason } from '@tractor-haat/api-client';
import {
  ALERT_MESSAGES,
  FAMILY_MESSAGES,
  type LocalizedMessage,
  NAME_MESSAGES,
  NOTEBOOK_MESSAGES,
  REQUEST_MESSAGES,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { GUJARATI_MESSAGES } from './gujarati-messages.ts';
import { HINDI_MESSAGES } from './hindi-messages.ts';
import { MARATHI_MESSAGES } from './marathi-messages.ts';

export const SUCCESS_MESSAGES = {
  report: {
    en: 'Thank you, we will look at it.',
    hi: 'धन्यवाद, हम इसे देखेंगे।',
    gu: 'આભાર, અમે તે જોઈશું.',
    mr: 'धन्यवाद, आम्ही ते पाहू.',
  },
  review: {
    en: 'Your review has been submitted successfully!',
    hi: 'आपकी राय भेज दी गई है!',
    gu: 'તમારો રિવ્યૂ મોકલાયો!',
    mr: 'तुमचा रिव्ह्यू पाठवला!',
  },
  submission: {
    en: 'Thank you. It appears here after we read it.',
    hi: 'धन्यवाद। हमारे पढ़ने के बाद यह यहाँ दिखेगा।',
    gu: 'આભાર. અમે વાંચીએ પછી આ અહીં દેખાશે.',
    mr: 'धन्यवाद. आम्ही वाचल्यावर हे इथे दिसेल.',
  },
  subscribing: {
    en: 'Thank you for subscribing',
    hi: 'जुड़ने के लिए धन्यवाद',
    gu: 'જોડાવા બદલ આભાર',
    mr: 'नोंदणीबद्दल धन्यवाद',
  },
  newsletter_on: {
    en: 'You are subscribed.',
    hi: 'खबरें चालू हो गईं।',
    gu: 'સમાચાર ચાલુ થયા.',
    mr: 'बातम्या सुरू झाल्या.',
  },
  newsletter_off: {
    en: 'You are unsubscribed.',
    hi: 'अब कोई खबर नहीं आएगी।',
    gu: 'હવે કોઈ સમાચાર નહીં આવે.',
    mr: 'आता कोणतीही बातमी येणार नाही.',
  },
  photo_saved: {
    en: 'The photo is saved.',
    hi: 'फ़ोटो रख ली गई है।',
    gu: 'ફોટો રાખી લીધો છે.',
    mr: 'फोटो ठेवला आहे.',
  },
  listings_yours: {
    en: 'These listings are yours.',
    hi: 'ये लिस्टिंग आपकी हैं।',
    gu: 'આ લિસ્ટિંગ તમારી છે.',
    mr: 'या नोंदी तुमच्या आहेत.',
  },
  listing_sold: {
    en: 'The listing is marked as sold.',
    hi: 'यह बिका हुआ मान लिया गया है।',
    gu: 'આ વેચાયેલું ગણાયું છે.',
    mr: 'हा विकलेला म्हणून नोंदला आहे.',
  },
} as const satisfies Readonly<Record<string, LocalizedMessage>>;

const MESSAGES_BY_LANGUAGE: Readonly<Record<Language, Readonly<Record<ApiReason, string>>>> = {
  en: API_MESSAGES,
  hi: HINDI_MESSAGES,
  gu: GUJARATI_MESSAGES,
  mr: MARATHI_MESSAGES,
};

const REASON_BY_MESSAGE: ReadonlyMap<string, ApiReason> = new Map(
  Object.entries(API_MESSAGES).map(([reason, message]) => [message, reason as ApiReason]),
);
const SUCCESS_BY_MESSAGE: ReadonlyMap<string, LocalizedMessage> = new Map(
  [SUCCESS_MESSAGES, ALERT_MESSAGES, FAMILY_MESSAGES, NOTEBOOK_MESSAGES].flatMap((table) =>
    Object.values<LocalizedMessage>(table).map((message) => [message.en, message] as const),
  ),
);

/**
 * Translates the message of a successful response. Most routes return it in English and without a reason, so its text
 * is the key. Other texts are returned unchanged, because they are translated already.
 */
export function translateMessage(message: string, language: Language): string {
  const reason = REASON_BY_MESSAGE.get(message);
  if (reason !== undefined) return MESSAGES_BY_LANGUAGE[language][reason];
  return SUCCESS_BY_MESSAGE.get(message)?.[language] ?? message;
}

export const translateReason = (reason: string, language: Language): string | undefined =>
  isApiReason(reason) ? MESSAGES_BY_LANGUAGE[language][reason] : undefined;

/** `packages/i18n/src/check/main.ts` compares these messages with those of the pages. */
export function listMessages(): LocalizedMessage[] {
  const tables: Readonly<Record<string, LocalizedMessage>>[] = [
    SUCCESS_MESSAGES,
    ALERT_MESSAGES,
    FAMILY_MESSAGES,
    NOTEBOOK_MESSAGES,
    NAME_MESSAGES,
    REQUEST_MESSAGES,
  ];
  return [
    ...Object.entries(API_MESSAGES).map(([reason, en]) => ({
      en,
      hi: HINDI_MESSAGES[reason as ApiReason],
      gu: GUJARATI_MESSAGES[reason as ApiReason],
      mr: MARATHI_MESSAGES[reason as ApiReason],
    })),
    ...tables.flatMap((table) => Object.values(table)),
  ];
}
