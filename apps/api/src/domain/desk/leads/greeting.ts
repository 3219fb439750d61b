import { isLanguage, type Language } from '@tractor-haat/i18n';

const GREETINGS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello ${name}, you asked about a price on Tractor Haat. When may we call you?`,
  hi: (name) => `नमस्ते ${name} जी, आपने ट्रैक्टर हाट पर भाव पूछा था। आपको कब फ़ोन करें?`,
  gu: (name) => `નમસ્તે ${name}, તમે ટ્રેક્ટર હાટ પર ભાવ પૂછ્યો હતો. તમને ક્યારે ફોન કરીએ?`,
  mr: (name) => `नमस्कार ${name}, तुम्ही ट्रॅक्टर हाटवर किंमत विचारली होती. तुम्हाला कधी फोन करू?`,
};

/** Start of a seller's message to a buyer, in the buyer's language. */
export function greeting(language: string, name: string): string {
  return GREETINGS[isLanguage(language) ? language : 'en'](name);
}
