import type { LocalizedMessage } from './request-messages.ts';

/**
 * Messages about a missing or unknown name, by `reason` and language. A test compares them with the translations of the
 * pages.
 */
export const NAME_MESSAGES = {
  type_required: {
    en: 'Please select an implement type',
    hi: 'कृपया यंत्र का प्रकार चुनें',
    gu: 'કૃપા કરી ઓજારનો પ્રકાર પસંદ કરો',
    mr: 'कृपया अवजाराचा प्रकार निवडा',
  },
  brand_required: {
    en: 'Please select the brand',
    hi: 'कृपया ब्रांड चुनें',
    gu: 'કૃપા કરી બ્રાન્ડ પસંદ કરો',
    mr: 'कृपया ब्रँड निवडा',
  },
  state_required: {
    en: 'Please select your state',
    hi: 'कृपया अपना राज्य चुनें',
    gu: 'કૃપા કરી તમારું રાજ્ય પસંદ કરો',
    mr: 'कृपया तुमचे राज्य निवडा',
  },
  district_required: {
    en: 'Please select your district',
    hi: 'कृपया अपना ज़िला चुनें',
    gu: 'કૃપા કરી તમારો જિલ્લો પસંદ કરો',
    mr: 'कृपया तुमचा जिल्हा निवडा',
  },
  type_unknown: {
    en: 'This implement type is not in our list. Please choose it again.',
    hi: 'यंत्र का यह प्रकार हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'ઓજારનો આ પ્રકાર અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'अवजाराचा हा प्रकार आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  brand_unknown: {
    en: 'This brand is not in our list. Please choose it again.',
    hi: 'यह ब्रांड हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'આ બ્રાન્ડ અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हा ब्रँड आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  model_unknown: {
    en: 'This model is not in our list. Please choose it again.',
    hi: 'यह मॉडल हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'આ મોડેલ અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हे मॉडेल आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  tractor_discontinued: {
    en: 'The maker no longer sells this tractor new. Please choose another one or look for a used one.',
    hi: 'कंपनी अब यह ट्रैक्टर नया नहीं बेचती। कृपया दूसरा चुनें या पुराना देखें।',
    gu: 'કંપની હવે આ ટ્રેક્ટર નવું વેચતી નથી. કૃપા કરી બીજું પસંદ કરો અથવા જૂનું જુઓ.',
    mr: 'कंपनी आता हा ट्रॅक्टर नवा विकत नाही. कृपया दुसरा निवडा किंवा जुना पाहा.',
  },
  product_unknown: {
    en: 'We do not have this in our list. Please choose again.',
    hi: 'यह हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'આ અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हे आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  series_unknown: {
    en: 'This series is not in our list. Please choose it again.',
    hi: 'यह सीरीज़ हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'આ સિરીઝ અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'ही सिरीज आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  size_unknown: {
    en: 'This size is not in our list. Please choose it again.',
    hi: 'यह साइज़ हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'આ સાઇઝ અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हा साइझ आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  topic_unknown: {
    en: 'This topic is not in our list. Please choose it again.',
    hi: 'यह विषय हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'આ વિષય અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हा विषय आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  state_unknown: {
    en: 'This state is not in our list. Please choose it again.',
    hi: 'यह राज्य हमारी सूची में नहीं है। कृपया फिर चुनें।',
    gu: 'આ રાજ્ય અમારી યાદીમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हे राज्य आमच्या यादीत नाही. कृपया पुन्हा निवडा.',
  },
  district_unknown: {
    en: 'This district is not in the state you chose. Please choose again.',
    hi: 'यह ज़िला आपके चुने राज्य में नहीं है। कृपया फिर चुनें।',
    gu: 'આ જિલ્લો તમે પસંદ કરેલા રાજ્યમાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हा जिल्हा तुम्ही निवडलेल्या राज्यात नाही. कृपया पुन्हा निवडा.',
  },
  district_unclear: {
    en: 'More than one state has a district of this name. Please choose the state too.',
    hi: 'इस नाम का ज़िला एक से ज़्यादा राज्यों में है। कृपया राज्य भी चुनें।',
    gu: 'આ નામનો જિલ્લો એકથી વધુ રાજ્યોમાં છે. કૃપા કરી રાજ્ય પણ પસંદ કરો.',
    mr: 'या नावाचा जिल्हा एकापेक्षा जास्त राज्यांत आहे. कृपया राज्यही निवडा.',
  },
  tehsil_unknown: {
    en: 'This tehsil is not in the district you chose. Please choose again.',
    hi: 'यह तहसील आपके चुने ज़िले में नहीं है। कृपया फिर चुनें।',
    gu: 'આ તાલુકો તમે પસંદ કરેલા જિલ્લામાં નથી. કૃપા કરી ફરી પસંદ કરો.',
    mr: 'हा तालुका तुम्ही निवडलेल्या जिल्ह्यात नाही. कृपया पुन्हा निवडा.',
  },
} as const satisfies Readonly<Record<string, LocalizedMessage>>;

export type NameReason = keyof typeof NAME_MESSAGES;

export const isNameReason = (name: string | undefined): name is NameReason =>
  name !== undefined && Object.hasOwn(NAME_MESSAGES, name);
