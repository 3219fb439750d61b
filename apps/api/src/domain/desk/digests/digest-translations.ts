import type { Language } from '@tractor-haat/i18n';

type DigestTranslations = {
  subject(leads: number): string;
  hello(name: string): string;
  leads: string;
  followUps(count: number): string;
  open: string;
  end: string;
};

export const DIGEST_TRANSLATIONS: Readonly<Record<Language, DigestTranslations>> = {
  en: {
    subject: (leads) => `Tractor Haat: ${leads === 1 ? '1 new lead' : `${leads} new leads`}`,
    hello: (name) => `Hello ${name},`,
    leads: 'these buyers enquired since your last mail. See names and numbers in the desk:',
    followUps: (count) => `Call again by today: ${count}`,
    open: 'All leads',
    end: 'This mail comes once a day when there is something new. Turn it off on the first page of the desk.',
  },
  hi: {
    subject: (leads) => `ट्रैक्टर हाट: ${leads} नए खरीदार`,
    hello: (name) => `नमस्ते ${name} जी,`,
    leads: 'पिछली मेल के बाद इन खरीदारों ने पूछा है। नाम और नंबर डेस्क पर मिलेंगे:',
    followUps: (count) => `आज तक जिन्हें फिर फ़ोन करना है: ${count}`,
    open: 'सभी खरीदार',
    end: 'नया कुछ हो तो यह मेल दिन में एक बार आती है। डेस्क के पहले पेज पर इसे बंद कर सकते हैं।',
  },
  gu: {
    subject: (leads) => `ટ્રેક્ટર હાટ: ${leads} નવા ખરીદનાર`,
    hello: (name) => `નમસ્તે ${name},`,
    leads: 'છેલ્લી મેઇલ પછી આ ખરીદનારે પૂછ્યું છે. નામ અને નંબર ડેસ્ક પર મળશે:',
    followUps: (count) => `આજ સુધીમાં જેમને ફરી ફોન કરવાનો છે: ${count}`,
    open: 'બધા ખરીદનાર',
    end: 'કંઈ નવું હોય ત્યારે આ મેઇલ દિવસમાં એક વાર આવે છે. ડેસ્કના પહેલા પાના પર તે બંધ કરી શકાય છે.',
  },
  mr: {
    subject: (leads) => `ट्रॅक्टर हाट: ${leads} नवे खरेदीदार`,
    hello: (name) => `नमस्कार ${name},`,
    leads: 'मागच्या मेलनंतर या खरेदीदारांनी विचारले आहे. नावे आणि नंबर डेस्कवर मिळतील:',
    followUps: (count) => `आजपर्यंत ज्यांना पुन्हा फोन करायचा: ${count}`,
    open: 'सगळे खरेदीदार',
    end: 'नवे काही असेल तर ही मेल दिवसातून एकदा येते. डेस्कच्या पहिल्या पानावर ती बंद करता येते.',
  },
};
