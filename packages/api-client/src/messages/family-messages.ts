import type { LocalizedMessage } from './request-messages.ts';

/** Messages about family votes by `reason` and language. */
export const FAMILY_MESSAGES = {
  family_comparison: {
    en: 'Please choose two to four tractors to compare first.',
    hi: 'पहले तुलना के लिए दो से चार ट्रैक्टर चुनें।',
    gu: 'પહેલાં સરખામણી માટે બે થી ચાર ટ્રેક્ટર પસંદ કરો.',
    mr: 'आधी तुलनेसाठी दोन ते चार ट्रॅक्टर निवडा.',
  },
  family_name: {
    en: 'Write your name: letters and spaces, at most 50.',
    hi: 'अपना नाम लिखें: सिर्फ़ अक्षर और खाली जगह, ज़्यादा से ज़्यादा 50।',
    gu: 'તમારું નામ લખો: ફક્ત અક્ષર અને ખાલી જગ્યા, વધુમાં વધુ 50.',
    mr: 'तुमचे नाव लिहा: फक्त अक्षरे आणि मोकळी जागा, जास्तीत जास्त 50.',
  },
  family_reason: {
    en: 'At most 140 letters, please.',
    hi: 'ज़्यादा से ज़्यादा 140 अक्षर लिखें।',
    gu: 'વધુમાં વધુ 140 અક્ષર લખો.',
    mr: 'जास्तीत जास्त 140 अक्षरे लिहा.',
  },
  family_tractor: {
    en: 'Please choose one of these tractors.',
    hi: 'इनमें से एक ट्रैक्टर चुनें।',
    gu: 'આમાંથી એક ટ્રેક્ટર પસંદ કરો.',
    mr: 'यांपैकी एक ट्रॅक्टर निवडा.',
  },
  family_full: {
    en: 'A hundred people have already voted here.',
    hi: 'यहाँ सौ लोग पहले ही राय दे चुके हैं।',
    gu: 'અહીં સો લોકો પહેલેથી મત આપી ચૂક્યા છે.',
    mr: 'इथे शंभर जणांनी आधीच मत दिले आहे.',
  },
  family_often: {
    en: 'Too many requests from your network. Please try again later.',
    hi: 'आपके नेटवर्क से यह बहुत बार भेजा गया है। थोड़ी देर बाद फिर करें।',
    gu: 'તમારા નેટવર્કમાંથી ઘણી વિનંતીઓ આવી છે. કૃપા કરી પછી પ્રયત્ન કરો.',
    mr: 'तुमच्या नेटवर्कवरून खूप विनंत्या आल्या आहेत. कृपया नंतर प्रयत्न करा.',
  },
  family_over: {
    en: 'This vote is over: it was open for 14 days. We deleted all votes.',
    hi: 'यह राय बंद हो गई है: 14 दिन तक खुली थी। इसमें लिखा सब मिटा दिया जाता है।',
    gu: 'આ મતદાન પૂરું થયું: 14 દિવસ ખુલ્લું હતું. તેમાં લખેલું બધું ભૂંસી નખાય છે.',
    mr: 'हे मतदान संपले: 14 दिवस खुले होते. त्यात लिहिलेले सर्व पुसले जाते.',
  },
  family_voted: {
    en: 'Your vote is in the table. You can change it here.',
    hi: 'आपकी राय तालिका में आ गई है। यहाँ बदल भी सकते हैं।',
    gu: 'તમારો મત કોષ્ટકમાં આવી ગયો. અહીં બદલી પણ શકો છો.',
    mr: 'तुमचे मत तक्त्यात आले. इथे बदलूही शकता.',
  },
  family_started: {
    en: 'The vote is open. Send its link to your family.',
    hi: 'राय लेना शुरू हो गया है। इसका लिंक परिवार को भेजें।',
    gu: 'મતદાન ખુલ્લું છે. તેની લિંક પરિવારને મોકલો.',
    mr: 'मतदान सुरू झाले. त्याची लिंक कुटुंबाला पाठवा.',
  },
} as const satisfies Readonly<Record<string, LocalizedMessage>>;

export type FamilyReason = keyof typeof FAMILY_MESSAGES;

export const isFamilyReason = (name: string | undefined): name is FamilyReason =>
  name !== undefined && Object.hasOwn(FAMILY_MESSAGES, name);
