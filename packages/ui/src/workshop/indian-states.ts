import type { Language } from '@tractor-haat/i18n';

/** Names of states for a list that is long enough to scroll. */
export const indianStates: readonly Readonly<Record<Language, string>>[] = [
  { en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश', gu: 'આંધ્ર પ્રદેશ', mr: 'आंध्र प्रदेश' },
  { en: 'Bihar', hi: 'बिहार', gu: 'બિહાર', mr: 'बिहार' },
  { en: 'Gujarat', hi: 'गुजरात', gu: 'ગુજરાત', mr: 'गुजरात' },
  { en: 'Haryana', hi: 'हरियाणा', gu: 'હરિયાણા', mr: 'हरियाणा' },
  { en: 'Karnataka', hi: 'कर्नाटक', gu: 'કર્ણાટક', mr: 'कर्नाटक' },
  { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश', gu: 'મધ્ય પ્રદેશ', mr: 'मध्य प्रदेश' },
  { en: 'Maharashtra', hi: 'महाराष्ट्र', gu: 'મહારાષ્ટ્ર', mr: 'महाराष्ट्र' },
  { en: 'Odisha', hi: 'ओडिशा', gu: 'ઓડિશા', mr: 'ओडिशा' },
  { en: 'Punjab', hi: 'पंजाब', gu: 'પંજાબ', mr: 'पंजाब' },
  { en: 'Rajasthan', hi: 'राजस्थान', gu: 'રાજસ્થાન', mr: 'राजस्थान' },
  { en: 'Tamil Nadu', hi: 'तमिलनाडु', gu: 'તમિલનાડુ', mr: 'तमिळनाडू' },
  { en: 'Telangana', hi: 'तेलंगाना', gu: 'તેલંગાણા', mr: 'तेलंगणा' },
  { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश', gu: 'ઉત્તર પ્રદેશ', mr: 'उत्तर प्रदेश' },
];
