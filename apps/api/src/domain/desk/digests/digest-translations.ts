import type { Language } from '@tractor-haat/i18n';

type DigestTranslations = {
  subject(leadCount: number): string;
  greeting(name: string): string;
  introduction: string;
  followUps(count: number): string;
  allLeads: string;
  footer: string;
};

export const DIGEST_TRANSLATIONS: Readonly<Record<Language, DigestTranslations>> = {
  en: {
    subject: (leadCount) =>
      `Tractor Haat: ${leadCount === 1 ? '1 new lead' : `${leadCount} new leads`}`,
    greeting: (name) => `Hello ${name},`,
    introduction: 'these buyers enquired since your last mail. See names and numbers in the desk:',
    followUps: (count) => `Call again by today: ${count}`,
    allLeads: 'All leads',
    footer:
      'This mail comes once a day when there is something new. Turn it off on the first page of the desk.',
  },
  hi: {
    subject: (leadCount) => `ट्रैक्टर हाट: ${leadCount} नए खरीदार`,
    greeting: (name) => `नमस्ते ${name} जी,`,
    introduction: 'पिछली मेल के बाद इन खरीदारों ने पूछा है। नाम और नंबर डेस्क पर मिलेंगे:',
    followUps: (count) => `आज तक जिन्हें फिर फ़ोन करना है: ${count}`,
    allLeads: 'सभी खरीदार',
    footer: 'नया कुछ हो तो यह मेल दिन में एक बार आती है। डेस्क के पहले पेज पर इसे बंद कर सकते हैं।',
  },
  gu: {
    subject: (leadCount) => `ટ્રેક્ટર હાટ: ${leadCount} નવા ખરીદનાર`,
    greeting: (name) => `નમસ્તે ${name},`,
    introduction: 'છેલ્લી મેઇલ પછી આ ખરીદનારે પૂછ્યું છે. નામ અને નંબર ડેસ્ક પર મળશે:',
    followUps: (count) => `આજ સુધીમાં જેમને ફરી ફોન કરવાનો છે: ${count}`,
    allLeads: 'બધા ખરીદનાર',
    footer: 'કંઈ નવું હોય ત્યારે આ મેઇલ દિવસમાં એક વાર આવે છે. ડેસ્કના પહેલા પાના પર તે બંધ કરી શકાય છે.',
  },
  mr: {
    subject: (leadCount) => `ट्रॅक्टर हाट: ${leadCount} नवे खरेदीदार`,
    greeting: (name) => `नमस्कार ${name},`,
    introduction: 'मागच्या मेलनंतर या खरेदीदारांनी विचारले आहे. नावे आणि नंबर डेस्कवर मिळतील:',
    followUps: (count) => `आजपर्यंत ज्यांना पुन्हा फोन करायचा: ${count}`,
    allLeads: 'सगळे खरेदीदार',
    footer: 'नवे काही असेल तर ही मेल दिवसातून एकदा येते. डेस्कच्या पहिल्या पानावर ती बंद करता येते.',
  },
};
