import { MODERATION_REASONS } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';

type Reason = (typeof MODERATION_REASONS)[number];

const REASON_MESSAGES: Readonly<Record<Reason, Readonly<Record<Language, string>>>> = {
  photo_unclear: {
    en: 'The photos are not clear. Please take new ones by daylight.',
    hi: 'फ़ोटो साफ़ नहीं हैं। दिन की रोशनी में नई फ़ोटो खींचें।',
    gu: 'ફોટા સ્પષ્ટ નથી. દિવસના અજવાળામાં નવા ફોટા પાડો.',
    mr: 'फोटो स्पष्ट नाहीत. दिवसाच्या उजेडात नवे फोटो काढा.',
  },
  price_odd: {
    en: 'The price does not seem right. Please check it.',
    hi: 'दाम ठीक नहीं लगता। एक बार देख लें।',
    gu: 'ભાવ બરાબર લાગતો નથી. એક વાર જોઈ લો.',
    mr: 'किंमत बरोबर वाटत नाही. एकदा पाहून घ्या.',
  },
  details_missing: {
    en: 'Something about the tractor is missing. Please fill it in.',
    hi: 'ट्रैक्टर की कुछ जानकारी अधूरी है। उसे भर दें।',
    gu: 'ટ્રેક્ટરની થોડી માહિતી અધૂરી છે. તે ભરી દો.',
    mr: 'ट्रॅक्टरची काही माहिती अपुरी आहे. ती भरा.',
  },
  duplicate: {
    en: 'This tractor is listed already.',
    hi: 'यह ट्रैक्टर पहले से सूची में है।',
    gu: 'આ ટ્રેક્ટર પહેલેથી યાદીમાં છે.',
    mr: 'हा ट्रॅक्टर आधीच यादीत आहे.',
  },
  wrong_place: {
    en: 'We list only tractors here.',
    hi: 'यहाँ हम सिर्फ़ ट्रैक्टर की लिस्टिंग लेते हैं।',
    gu: 'અહીં અમે ફક્ત ટ્રેક્ટરની જાહેરાત લઈએ છીએ.',
    mr: 'इथे आम्ही फक्त ट्रॅक्टरच्या जाहिराती घेतो.',
  },
  contact_inside: {
    en: 'Your text contains a phone number or address. Please remove it. Buyers see your number after they enter a code.',
    hi: 'आपके लिखे में फ़ोन नंबर या पता है। कृपया उसे हटा दें। खरीदार को आपका नंबर कोड डालने पर दिखता है।',
    gu: 'તમારા લખાણમાં ફોન નંબર કે સરનામું છે. કૃપા કરી તે કાઢી નાખો. ખરીદનાર કોડ લખે પછી તેને તમારો નંબર દેખાય છે.',
    mr: 'तुमच्या मजकुरात फोन नंबर किंवा पत्ता आहे. कृपया तो काढा. खरेदीदाराने कोड टाकल्यावर त्याला तुमचा नंबर दिसतो.',
  },
  rude: {
    en: 'Please write it again without rude words.',
    hi: 'कृपया इसे बिना बुरे शब्दों के फिर लिखें।',
    gu: 'કૃપા કરી ખરાબ શબ્દો વગર ફરી લખો.',
    mr: 'कृपया वाईट शब्द न वापरता पुन्हा लिहा.',
  },
  advertising: {
    en: 'This is advertising.',
    hi: 'यह विज्ञापन है।',
    gu: 'આ જાહેરાત છે.',
    mr: 'ही जाहिरात आहे.',
  },
  untrue: {
    en: 'Something in it is not true.',
    hi: 'इसमें कुछ बात सही नहीं है।',
    gu: 'આમાં કંઈક સાચું નથી.',
    mr: 'यातील काही माहिती खरी नाही.',
  },
};

/** A reason in the moderator's own words is returned unchanged. */
export function formatModerationReason(reason: string, language: Language): string {
  const presetReason = MODERATION_REASONS.find((preset) => preset === reason);
  return presetReason === undefined ? reason : REASON_MESSAGES[presetReason][language];
}
