import type { LocalizedMessage } from './request-messages.ts';

/** Messages about price alerts by `reason` and language. */
export const ALERT_MESSAGES = {
  alert_product: {
    en: 'We do not know this tractor. Please choose it again.',
    hi: 'यह ट्रैक्टर हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'આ ટ્રેક્ટર અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हा ट्रॅक्टर आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  alert_discontinued: {
    en: 'The maker no longer sells this tractor new. Please choose another one or look for a used one.',
    hi: 'कंपनी अब यह ट्रैक्टर नया नहीं बेचती। कृपया दूसरा चुनें या पुराना देखें।',
    gu: 'કંપની હવે આ ટ્રેક્ટર નવું વેચતી નથી. કૃપા કરી બીજું પસંદ કરો અથવા જૂનું જુઓ.',
    mr: 'कंपनी आता हा ट्रॅक्टर नवा विकत नाही. कृपया दुसरा निवडा किंवा जुना पाहा.',
  },
  alert_mobile: {
    en: 'Enter a valid 10-digit mobile number.',
    hi: '10 अंकों का सही मोबाइल नंबर लिखें।',
    gu: 'સાચો 10 આંકડાનો મોબાઇલ નંબર લખો.',
    mr: 'योग्य 10 अंकी मोबाइल नंबर लिहा.',
  },
  alert_below: {
    en: 'Enter a price in whole rupees, from 10,000 to 1,00,00,000.',
    hi: 'कीमत पूरे रुपयों में लिखें, 10,000 से 1,00,00,000 तक।',
    gu: 'ભાવ પૂરા રૂપિયામાં લખો, 10,000 થી 1,00,00,000 સુધી.',
    mr: 'किंमत पूर्ण रुपयांत लिहा, 10,000 ते 1,00,00,000.',
  },
  alert_terms: {
    en: 'Please tick the box: without it we may not send an SMS.',
    hi: 'कृपया बॉक्स पर निशान लगाएँ: उसके बिना हम SMS नहीं भेज सकते।',
    gu: 'કૃપા કરી ખાનામાં ટિક કરો: તેના વિના અમે SMS મોકલી શકતા નથી.',
    mr: 'कृपया चौकटीत खूण करा: त्याशिवाय आम्ही SMS पाठवू शकत नाही.',
  },
  alert_push: {
    en: 'This phone cannot get notifications. Please use your number.',
    hi: 'इस फ़ोन पर नोटिफ़िकेशन नहीं पहुँच सकता। कृपया अपना नंबर लिखें।',
    gu: 'આ ફોન પર નોટિફિકેશન પહોંચી શકતું નથી. કૃપા કરી તમારો નંબર લખો.',
    mr: 'या फोनवर नोटिफिकेशन पोहोचू शकत नाही. कृपया तुमचा नंबर लिहा.',
  },
  alert_expired: {
    en: 'Time is up. Please fill in the form again.',
    hi: 'यह समय पर पूरा नहीं हुआ। कृपया फ़ॉर्म फिर भरें।',
    gu: 'આ સમયસર પૂરું થયું નહીં. કૃપા કરી ફોર્મ ફરી ભરો.',
    mr: 'हे वेळेत पूर्ण झाले नाही. कृपया फॉर्म पुन्हा भरा.',
  },
  alert_many: {
    en: 'You already have 20 alerts. Please stop one first.',
    hi: 'आपके पहले से 20 अलर्ट चालू हैं। पहले कोई एक बंद करें।',
    gu: 'તમારા પહેલેથી 20 એલર્ટ ચાલુ છે. પહેલાં એક બંધ કરો.',
    mr: 'तुमचे आधीच 20 अलर्ट सुरू आहेत. आधी एक बंद करा.',
  },
  alert_often: {
    en: 'Too many requests from your network. Please try again later.',
    hi: 'आपके नेटवर्क से यह बहुत बार भेजा गया है। थोड़ी देर बाद फिर करें।',
    gu: 'તમારા નેટવર્કમાંથી ઘણી વિનંતીઓ આવી છે. કૃપા કરી પછી પ્રયત્ન કરો.',
    mr: 'तुमच्या नेटवर्कवरून खूप विनंत्या आल्या आहेत. कृपया नंतर प्रयत्न करा.',
  },
  alert_sent: {
    en: 'We sent a code to your mobile number.',
    hi: 'आपके मोबाइल नंबर पर कोड भेजा गया है।',
    gu: 'તમારા મોબાઇલ નંબર પર કોડ મોકલ્યો છે.',
    mr: 'तुमच्या मोबाइल नंबरवर कोड पाठवला आहे.',
  },
  alert_push_sent: {
    en: 'We sent a notification to this phone. Tap it to start the alert.',
    hi: 'इस फ़ोन पर नोटिफ़िकेशन आ रहा है। चालू करने के लिए उसे दबाएँ।',
    gu: 'આ ફોન પર નોટિફિકેશન આવી રહ્યું છે. ચાલુ કરવા તેને દબાવો.',
    mr: 'या फोनवर नोटिफिकेशन येत आहे. सुरू करण्यासाठी ते दाबा.',
  },
  alert_push_started: {
    en: 'The alert is on. Each notification has a button to stop it.',
    hi: 'अलर्ट चालू है। हर नोटिफ़िकेशन में उसे बंद करने का बटन है।',
    gu: 'એલર્ટ ચાલુ છે. દરેક નોટિફિકેશનમાં તેને બંધ કરવાનું બટન છે.',
    mr: 'अलर्ट सुरू आहे. प्रत्येक नोटिफिकेशनमध्ये तो बंद करण्याचे बटण आहे.',
  },
  alert_started: {
    en: 'The alert is on. To stop it, open the link in the SMS.',
    hi: 'अलर्ट चालू है। SMS में आए लिंक से आप इसे कभी भी बंद कर सकते हैं।',
    gu: 'એલર્ટ ચાલુ છે. SMS માં આવેલી લિંકથી તમે તેને ગમે ત્યારે બંધ કરી શકો.',
    mr: 'अलर्ट सुरू आहे. SMS मधल्या लिंकने तो कधीही बंद करता येते.',
  },
  alert_ended: {
    en: 'The alert is off, and we deleted its data.',
    hi: 'अलर्ट बंद हो गया। इसका कुछ भी नहीं रखा गया।',
    gu: 'એલર્ટ બંધ થયું. તેનું કંઈ રાખ્યું નથી.',
    mr: 'अलर्ट बंद झाला. त्याचे काहीही ठेवलेले नाही.',
  },
} as const satisfies Readonly<Record<string, LocalizedMessage>>;

export type AlertReason = keyof typeof ALERT_MESSAGES;

export const isAlertReason = (name: string | undefined): name is AlertReason =>
  name !== undefined && Object.hasOwn(ALERT_MESSAGES, name);
