import type { Language } from '@tractor-haat/i18n';

type DemoTranslations = readonly [hi: string, gu: string, mr: string];

/** Unlike real names and streets, those of demonstration rows are invented, so they are translated. */
const DEMO_TRANSLATIONS: Readonly<Record<string, DemoTranslations>> = {
  'Demo farmer': ['नमूना किसान', 'નમૂના ખેડૂત', 'नमुना शेतकरी'],
  'Demo mechanic': ['नमूना मिस्त्री', 'નમૂના મિકેનિક', 'नमुना मेकॅनिक'],
  'Demo adviser': ['नमूना सलाहकार', 'નમૂના સલાહકાર', 'नमुना सल्लागार'],
  Annapurna: ['अन्नपूर्णा', 'અન્નપૂર્ણા', 'अन्नपूर्णा'],
  Bhoomi: ['भूमि', 'ભૂમિ', 'भूमी'],
  Dharti: ['धरती', 'ધરતી', 'धरती'],
  'Gram Vikas': ['ग्राम विकास', 'ગ્રામ વિકાસ', 'ग्राम विकास'],
  Harit: ['हरित', 'હરિત', 'हरित'],
  Haryali: ['हरियाली', 'હરિયાળી', 'हरियाली'],
  'Khet Sathi': ['खेत साथी', 'ખેત સાથી', 'खेत साथी'],
  'Kisan Mitra': ['किसान मित्र', 'કિસાન મિત્ર', 'किसान मित्र'],
  'Naya Savera': ['नया सवेरा', 'નયા સવેરા', 'नया सवेरा'],
  Panchvati: ['पंचवटी', 'પંચવટી', 'पंचवटी'],
  'Shubh Labh': ['शुभ लाभ', 'શુભ લાભ', 'शुभ लाभ'],
  'Sona Fasal': ['सोना फ़सल', 'સોના ફસલ', 'सोना फसल'],
  Agro: ['एग्रो', 'એગ્રો', 'अ‍ॅग्रो'],
  Implements: ['कृषि यंत्र', 'કૃષિ ઓજાર', 'कृषी अवजारे'],
  Tractors: ['ट्रैक्टर्स', 'ટ્રેક્ટર્સ', 'ट्रॅक्टर्स'],
  Tyres: ['टायर्स', 'ટાયર્સ', 'टायर्स'],
  '(demo)': ['(नमूना)', '(નમૂનો)', '(नमुना)'],
  'Bypass Road': ['बाईपास रोड', 'બાયપાસ રોડ', 'बायपास रोड'],
  'Highway Crossing': ['हाईवे चौराहा', 'હાઈવે ચોકડી', 'हायवे चौक'],
  'Main Bazaar': ['मेन बाज़ार', 'મેઇન બજાર', 'मेन बाजार'],
  'Mandi Road': ['मंडी रोड', 'માર્કેટ યાર્ડ રોડ', 'मार्केट यार्ड रोड'],
  'Near Grain Market': ['अनाज मंडी के पास', 'અનાજ બજાર પાસે', 'धान्य बाजाराजवळ'],
  'Station Road': ['स्टेशन रोड', 'સ્ટેશન રોડ', 'स्टेशन रोड'],
};

const LANGUAGE_INDEX = { hi: 0, gu: 1, mr: 2 } as const;

/** Longer fragments come first, because they may contain a shorter one. */
const DEMO_FRAGMENTS = Object.keys(DEMO_TRANSLATIONS).sort((a, b) => b.length - a.length);

export function translateDemoText(text: string, language: Language): string {
  if (language === 'en') return text;
  const index = LANGUAGE_INDEX[language];
  return DEMO_FRAGMENTS.reduce(
    (result, fragment) =>
      result.replace(fragment, DEMO_TRANSLATIONS[fragment]?.[index] ?? fragment),
    text,
  );
}
