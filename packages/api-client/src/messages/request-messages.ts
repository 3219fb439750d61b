import type { Language } from '@tractor-haat/i18n';

/** A text by language code. */
export type LocalizedMessage = Readonly<Record<Language, string>>;

/**
 * Messages about malformed requests, by `reason` and language. The forms of pages cannot send such requests, so pages
 * have no translations of these reasons.
 */
export const REQUEST_MESSAGES = {
  body_unreadable: {
    en: 'We could not read this. Please send it again.',
    hi: 'जो भेजा गया वह पढ़ा नहीं जा सका। कृपया फिर भेजें।',
    gu: 'જે મોકલ્યું તે વાંચી શકાયું નહીં. કૃપા કરી ફરી મોકલો.',
    mr: 'जे पाठवले ते वाचता आले नाही. कृपया पुन्हा पाठवा.',
  },
  body_empty: {
    en: 'The form is empty. Please fill it in and send it again.',
    hi: 'कुछ भी नहीं भेजा गया। कृपया फ़ॉर्म भरकर फिर भेजें।',
    gu: 'કંઈ મોકલાયું નથી. કૃપા કરી ફોર્મ ભરીને ફરી મોકલો.',
    mr: 'काहीच पाठवले गेले नाही. कृपया फॉर्म भरून पुन्हा पाठवा.',
  },
  body_large: {
    en: 'This is too much to send at once. Please make it shorter and send it again.',
    hi: 'यह एक बार में भेजने के लिए बहुत ज़्यादा है। कृपया छोटा करके फिर भेजें।',
    gu: 'એક વારમાં મોકલવા માટે આ ઘણું વધારે છે. કૃપા કરી ટૂંકું કરીને ફરી મોકલો.',
    mr: 'एका वेळी पाठवण्यासाठी हे खूप जास्त आहे. कृपया कमी करून पुन्हा पाठवा.',
  },
  body_type: {
    en: 'We do not accept this type of file or form here.',
    hi: 'इस तरह की फ़ाइल या फ़ॉर्म यहाँ नहीं लिया जाता।',
    gu: 'આ પ્રકારની ફાઇલ કે ફોર્મ અહીં લેવાતું નથી.',
    mr: 'अशी फाइल किंवा फॉर्म इथे घेतला जात नाही.',
  },
  body_cut: {
    en: 'It did not arrive complete. Please send it again.',
    hi: 'भेजा हुआ पूरा नहीं पहुँचा। कृपया फिर भेजें।',
    gu: 'મોકલેલું પૂરું પહોંચ્યું નથી. કૃપા કરી ફરી મોકલો.',
    mr: 'पाठवलेले पूर्ण पोहोचले नाही. कृपया पुन्हा पाठवा.',
  },
  invalid_fields: {
    en: 'Something in the form is wrong. Please check and send it again.',
    hi: 'भेजी गई कुछ जानकारी सही नहीं है। कृपया जाँचकर फिर भेजें।',
    gu: 'મોકલેલી કેટલીક માહિતી બરાબર નથી. કૃપા કરી તપાસીને ફરી મોકલો.',
    mr: 'पाठवलेली काही माहिती बरोबर नाही. कृपया तपासून पुन्हा पाठवा.',
  },
  invalid_url: {
    en: 'Something in this link is wrong. Please go back and choose again.',
    hi: 'इस लिंक में कुछ गड़बड़ है। कृपया पीछे जाकर फिर से चुनें।',
    gu: 'આ લિંકમાં કંઈક બરાબર નથી. કૃપા કરી પાછા જઈને ફરી પસંદ કરો.',
    mr: 'या लिंकमध्ये काहीतरी चूक आहे. कृपया मागे जाऊन पुन्हा निवडा.',
  },
  page_over: {
    en: 'This list has no such page. Please go back to the first page.',
    hi: 'यह सूची इतनी लंबी नहीं है। कृपया पहले पेज पर जाएँ।',
    gu: 'આ યાદી આટલી લાંબી નથી. કૃપા કરી પહેલા પેજ પર જાઓ.',
    mr: 'ही यादी एवढी मोठी नाही. कृपया पहिल्या पानावर जा.',
  },
  resource_missing: {
    en: 'There is nothing at this address.',
    hi: 'इस पते पर कुछ नहीं है।',
    gu: 'આ સરનામે કંઈ નથી.',
    mr: 'या पत्त्यावर काहीही नाही.',
  },
  tractor_unknown: {
    en: 'This tractor is not in our list. Please choose it again.',
    hi: 'यह ट्रैक्टर हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'આ ટ્રેક્ટર અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हा ट्रॅक्टर आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  other_site: {
    en: 'You can send this only from our own pages.',
    hi: 'यह सिर्फ़ हमारे अपने पेज से भेजा जा सकता है।',
    gu: 'આ ફક્ત અમારા પોતાના પેજ પરથી મોકલી શકાય છે.',
    mr: 'हे फक्त आमच्या स्वतःच्या पानावरून पाठवता येते.',
  },
  slow: {
    en: 'This is taking too long. Please try again.',
    hi: 'इसमें बहुत देर लग रही है। कृपया फिर कोशिश करें।',
    gu: 'આમાં બહુ વાર લાગે છે. કૃપા કરી ફરી પ્રયત્ન કરો.',
    mr: 'यास खूप वेळ लागत आहे. कृपया पुन्हा प्रयत्न करा.',
  },
  failed: {
    en: 'Something went wrong on our side; please try again.',
    hi: 'हमारी तरफ़ कुछ गड़बड़ हुई है। कृपया फिर कोशिश करें।',
    gu: 'અમારી બાજુ કંઈક ખોટું થયું. કૃપા કરી ફરી પ્રયત્ન કરો.',
    mr: 'आमच्या बाजूने काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
  },
  newsletter_over: {
    en: 'This link has expired. Please subscribe again.',
    hi: 'यह लिंक अब नहीं चलेगा। कृपया फिर से जुड़ें।',
    gu: 'આ લિંક હવે નહીં ચાલે. કૃપા કરી ફરી જોડાઓ.',
    mr: 'ही लिंक आता चालणार नाही. कृपया पुन्हा नोंदणी करा.',
  },
  key_reused: {
    en: 'You already sent this form with other details. Please reload the page and send it again.',
    hi: 'यह पहले कुछ और लिखकर भेजा जा चुका है। कृपया पेज फिर से खोलकर भेजें।',
    gu: 'આ પહેલાં બીજી વિગત સાથે મોકલાયું છે. કૃપા કરી પેજ ફરી ખોલીને મોકલો.',
    mr: 'हे आधी वेगळ्या माहितीसह पाठवले गेले आहे. कृपया पान पुन्हा उघडून पाठवा.',
  },
  gone: {
    en: 'This is no longer offered.',
    hi: 'यह अब नहीं मिलता।',
    gu: 'આ હવે મળતું નથી.',
    mr: 'हे आता मिळत नाही.',
  },
  sold: {
    en: 'This tractor is sold.',
    hi: 'यह ट्रैक्टर बिक चुका है।',
    gu: 'આ ટ્રેક્ટર વેચાઈ ગયું છે.',
    mr: 'हा ट्रॅक्टर विकला गेला आहे.',
  },
  page_old: {
    en: 'This page has expired. Please start again.',
    hi: 'यह पेज अब पुराना हो गया। कृपया फिर से शुरू करें।',
    gu: 'આ પાનું હવે જૂનું થયું. કૃપા કરી ફરી શરૂ કરો.',
    mr: 'हे पान आता जुने झाले. कृपया पुन्हा सुरू करा.',
  },
  point_abroad: {
    en: 'This place is not in India.',
    hi: 'यह जगह भारत में नहीं है।',
    gu: 'આ જગ્યા ભારતમાં નથી.',
    mr: 'ही जागा भारतात नाही.',
  },
  schemes_unavailable: {
    en: 'We have no scheme for this state.',
    hi: 'इस राज्य की कोई योजना हमारी सूची में नहीं है।',
    gu: 'આ રાજ્યની કોઈ યોજના અમારી યાદીમાં નથી.',
    mr: 'या राज्याची कोणतीही योजना आमच्या यादीत नाही.',
  },
  too_often: {
    en: 'Too many requests from your network. Please try again later.',
    hi: 'आपके नेटवर्क से यह बहुत बार भेजा गया है। थोड़ी देर बाद फिर करें।',
    gu: 'તમારા નેટવર્કમાંથી ઘણી વિનંતીઓ આવી છે. કૃપા કરી પછી પ્રયત્ન કરો.',
    mr: 'तुमच्या नेटवर्कवरून खूप विनंत्या आल्या आहेत. कृपया नंतर प्रयत्न करा.',
  },
  too_many_submissions: {
    en: 'You have sent several texts. Please wait a while before the next one.',
    hi: 'आपने अभी कई बार लिखकर भेजा है। अगला थोड़ी देर बाद भेजें।',
    gu: 'તમે હમણાં ઘણાં લખાણ મોકલ્યાં છે. પછીનું થોડી વાર પછી મોકલો.',
    mr: 'तुम्ही आत्ताच बरेच मजकूर पाठवले आहेत. पुढचा थोड्या वेळाने पाठवा.',
  },
  invalid_method: {
    en: 'That did not work. Please go back and try again.',
    hi: 'यह नहीं हो पाया। कृपया पीछे जाकर फिर कोशिश करें।',
    gu: 'આ થઈ શક્યું નહીં. કૃપા કરી પાછા જઈને ફરી પ્રયત્ન કરો.',
    mr: 'हे झाले नाही. कृपया मागे जाऊन पुन्हा प्रयत्न करा.',
  },
  email: {
    en: 'Please enter a valid email address',
    hi: 'कृपया सही ईमेल पता लिखें',
    gu: 'કૃપા કરીને સાચું ઈમેલ સરનામું લખો',
    mr: 'कृपया बरोबर ईमेल पत्ता लिहा',
  },
  newsletter: {
    en: 'Failed to subscribe. Please try again.',
    hi: 'खबरें चालू नहीं हो सकीं। कृपया फिर कोशिश करें।',
    gu: 'જોડાઈ શકાયું નહીં. કૃપા કરીને ફરી પ્રયત્ન કરો.',
    mr: 'नोंदणी झाली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
} as const satisfies Readonly<Record<string, LocalizedMessage>>;

export type RequestReason = keyof typeof REQUEST_MESSAGES;
