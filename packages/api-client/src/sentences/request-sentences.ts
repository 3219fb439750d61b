import type { Language } from '@tractor-haat/i18n';

/** A sentence for people, in every language of the site. */
export type Sentence = Readonly<Record<Language, string>>;

/**
 * What is said about a request that cannot be read, by its reason. No page can say these for the API, as it does with
 * other reasons: what came in is no form of a page.
 */
export const REQUEST_SENTENCES = {
  body_unreadable: {
    en: 'What was sent could not be read. Please send it again.',
    hi: 'जो भेजा गया वह पढ़ा नहीं जा सका। कृपया फिर भेजें।',
    gu: 'જે મોકલ્યું તે વાંચી શકાયું નહીં. કૃપા કરી ફરી મોકલો.',
    mr: 'जे पाठवले ते वाचता आले नाही. कृपया पुन्हा पाठवा.',
  },
  body_empty: {
    en: 'Nothing was sent. Please fill in the form and send it again.',
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
    en: 'This kind of file or form is not taken here.',
    hi: 'इस तरह की फ़ाइल या फ़ॉर्म यहाँ नहीं लिया जाता।',
    gu: 'આ પ્રકારની ફાઇલ કે ફોર્મ અહીં લેવાતું નથી.',
    mr: 'अशी फाइल किंवा फॉर्म इथे घेतला जात नाही.',
  },
  body_cut: {
    en: 'It did not arrive whole. Please send it again.',
    hi: 'भेजा हुआ पूरा नहीं पहुँचा। कृपया फिर भेजें।',
    gu: 'મોકલેલું પૂરું પહોંચ્યું નથી. કૃપા કરી ફરી મોકલો.',
    mr: 'पाठवलेले पूर्ण पोहोचले नाही. कृपया पुन्हा पाठवा.',
  },
  fields_wrong: {
    en: 'Some of what was sent is not right. Please check it and send it again.',
    hi: 'भेजी गई कुछ जानकारी सही नहीं है। कृपया जाँचकर फिर भेजें।',
    gu: 'મોકલેલી કેટલીક માહિતી બરાબર નથી. કૃપા કરી તપાસીને ફરી મોકલો.',
    mr: 'पाठवलेली काही माहिती बरोबर नाही. कृपया तपासून पुन्हा पाठवा.',
  },
  newsletter_over: {
    en: 'This link is over. Please subscribe again.',
    hi: 'यह लिंक अब नहीं चलेगा। कृपया फिर से जुड़ें।',
    gu: 'આ લિંક હવે નહીં ચાલે. કૃપા કરી ફરી જોડાઓ.',
    mr: 'ही लिंक आता चालणार नाही. कृपया पुन्हा जोडा.',
  },
  key_reused: {
    en: 'This was sent before with something else in it. Please reload the page and send it again.',
    hi: 'यह पहले कुछ और लिखकर भेजा जा चुका है। कृपया पेज फिर से खोलकर भेजें।',
    gu: 'આ પહેલાં બીજી વિગત સાથે મોકલાયું છે. કૃપા કરી પેજ ફરી ખોલીને મોકલો.',
    mr: 'हे आधी वेगळ्या माहितीसह पाठवले गेले आहे. कृपया पेज पुन्हा उघडून पाठवा.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export type RequestReason = keyof typeof REQUEST_SENTENCES;
