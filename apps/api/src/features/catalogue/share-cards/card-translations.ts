import type { CardLoan } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';

interface CardTranslations {
  readonly formatPriceNote: (date: string) => string;
  readonly priceMissing: string;
  readonly formatHours: (value: string) => string;
  readonly formatOwners: (count: number) => string;
  readonly formatListedSince: (date: string) => string;
  readonly comparisonHeading: string;
  readonly emiHeading: string;
  readonly instalmentPeriods: Readonly<Record<Exclude<CardLoan['frequency'], 'harvest'>, string>>;
  readonly harvestHeading: string;
  readonly formatInstalments: (count: number) => string;
  readonly harvestNote: string;
  readonly loanLabel: string;
  readonly interestLabel: string;
  readonly formatYears: (count: number) => string;
  readonly formatMonths: (count: number) => string;
  readonly emiNote: string;
}

export const CARD_TRANSLATIONS: Readonly<Record<Language, CardTranslations>> = {
  en: {
    formatPriceNote: (date) => `Ex-showroom, indicative, checked ${date}`,
    priceMissing: 'Ask for the price',
    formatHours: (value) => `${value} hours`,
    formatOwners: (count) => (count === 1 ? '1 owner' : `${count} owners`),
    formatListedSince: (date) => `For sale since ${date}`,
    comparisonHeading: 'Side by side',
    emiHeading: 'Instalment',
    instalmentPeriods: {
      monthly: 'a month',
      quarterly: 'every 3 months',
      'half-yearly': 'every 6 months',
      yearly: 'a year',
    },
    harvestHeading: 'Instalments after the harvest',
    formatInstalments: (count) => (count === 1 ? '1 instalment' : `${count} instalments`),
    harvestNote: 'One after each harvest, kharif and rabi; the lender’s own sheet counts.',
    loanLabel: 'Loan',
    interestLabel: 'Interest a year',
    formatYears: (count) => (count === 1 ? '1 year' : `${count} years`),
    formatMonths: (count) => `${count} months`,
    emiNote: 'An estimate on the reducing balance; the lender’s own sheet counts.',
  },
  hi: {
    formatPriceNote: (date) => `एक्स-शोरूम, अनुमानित, ${date} को जाँचा`,
    priceMissing: 'कीमत पूछें',
    formatHours: (value) => `${value} घंटे`,
    formatOwners: (count) => `${count} मालिक`,
    formatListedSince: (date) => `${date} से बिक्री पर`,
    comparisonHeading: 'आमने-सामने',
    emiHeading: 'किस्त',
    instalmentPeriods: {
      monthly: 'हर महीने',
      quarterly: 'हर 3 महीने',
      'half-yearly': 'हर 6 महीने',
      yearly: 'हर साल',
    },
    harvestHeading: 'फसल के बाद किस्त',
    formatInstalments: (count) => (count === 1 ? '1 किस्त' : `${count} किस्तें`),
    harvestNote: 'हर फसल के बाद एक, खरीफ़ और रबी; असली वही जो बैंक के काग़ज़ में लिखा है।',
    loanLabel: 'लोन',
    interestLabel: 'साल का ब्याज',
    formatYears: (count) => `${count} साल`,
    formatMonths: (count) => `${count} महीने`,
    emiNote: 'घटते बैलेंस पर अनुमान; असली वही जो बैंक के काग़ज़ में लिखा है।',
  },
  gu: {
    formatPriceNote: (date) => `એક્સ-શોરૂમ, અંદાજિત, ${date} એ ચકાસ્યો`,
    priceMissing: 'ભાવ પૂછો',
    formatHours: (value) => `${value} કલાક`,
    formatOwners: (count) => `${count} માલિક`,
    formatListedSince: (date) => `${date} થી વેચાણ માટે`,
    comparisonHeading: 'સામસામે',
    emiHeading: 'હપ્તો',
    instalmentPeriods: {
      monthly: 'દર મહિને',
      quarterly: 'દર 3 મહિને',
      'half-yearly': 'દર 6 મહિને',
      yearly: 'દર વર્ષે',
    },
    harvestHeading: 'પાક પછી હપ્તો',
    formatInstalments: (count) => (count === 1 ? '1 હપ્તો' : `${count} હપ્તા`),
    harvestNote: 'દરેક પાક પછી એક, ખરીફ અને રવિ; સાચું તે જ જે બેંકના કાગળમાં લખ્યું છે.',
    loanLabel: 'લોન',
    interestLabel: 'વર્ષનું વ્યાજ',
    formatYears: (count) => `${count} વર્ષ`,
    formatMonths: (count) => `${count} મહિના`,
    emiNote: 'ઘટતી બાકી રકમ પર અંદાજ; સાચું તે જ જે બેંકના કાગળમાં લખ્યું છે.',
  },
  mr: {
    formatPriceNote: (date) => `एक्स-शोरूम, अंदाजे, ${date} रोजी तपासले`,
    priceMissing: 'किंमत विचारा',
    formatHours: (value) => `${value} तास`,
    formatOwners: (count) => `${count} मालक`,
    formatListedSince: (date) => `${date} पासून विक्रीला`,
    comparisonHeading: 'समोरासमोर',
    emiHeading: 'हप्ता',
    instalmentPeriods: {
      monthly: 'दरमहा',
      quarterly: 'दर 3 महिन्यांनी',
      'half-yearly': 'दर 6 महिन्यांनी',
      yearly: 'दरवर्षी',
    },
    harvestHeading: 'पिकानंतर हप्ता',
    formatInstalments: (count) => (count === 1 ? '1 हप्ता' : `${count} हप्ते`),
    harvestNote: 'प्रत्येक पिकानंतर एक, खरीप आणि रब्बी; खरे तेच जे बँकेच्या कागदात लिहिले आहे.',
    loanLabel: 'कर्ज',
    interestLabel: 'वर्षाचे व्याज',
    formatYears: (count) => `${count} वर्षे`,
    formatMonths: (count) => `${count} महिने`,
    emiNote: 'घटत्या बाकीवर अंदाज; खरे तेच जे बँकेच्या कागदात लिहिले आहे.',
  },
};
