import type { CardLoan } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';

interface CardTranslations {
  /** Note under the price of a new tractor. */
  readonly dated: (date: string) => string;
  readonly unpriced: string;
  readonly hours: (value: string) => string;
  readonly owners: (count: number) => string;
  readonly listed: (date: string) => string;
  readonly compared: string;
  readonly emi: string;
  readonly per: Readonly<Record<Exclude<CardLoan['frequency'], 'harvest'>, string>>;
  /** Heading of a loan that is repaid after harvests. */
  readonly harvest: string;
  readonly instalments: (count: number) => string;
  readonly afterHarvest: string;
  readonly loan: string;
  readonly interest: string;
  readonly years: (count: number) => string;
  readonly months: (count: number) => string;
  readonly estimate: string;
}

export const CARD_TRANSLATIONS: Readonly<Record<Language, CardTranslations>> = {
  en: {
    dated: (date) => `Ex-showroom, indicative, checked ${date}`,
    unpriced: 'Ask for the price',
    hours: (value) => `${value} hours`,
    owners: (count) => (count === 1 ? '1 owner' : `${count} owners`),
    listed: (date) => `For sale since ${date}`,
    compared: 'Side by side',
    emi: 'Instalment',
    per: {
      monthly: 'a month',
      quarterly: 'every 3 months',
      'half-yearly': 'every 6 months',
      yearly: 'a year',
    },
    harvest: 'Instalments after the harvest',
    instalments: (count) => (count === 1 ? '1 instalment' : `${count} instalments`),
    afterHarvest: 'One after each harvest, kharif and rabi; the lender’s own sheet counts.',
    loan: 'Loan',
    interest: 'Interest a year',
    years: (count) => (count === 1 ? '1 year' : `${count} years`),
    months: (count) => `${count} months`,
    estimate: 'An estimate on the reducing balance; the lender’s own sheet counts.',
  },
  hi: {
    dated: (date) => `एक्स-शोरूम, अनुमानित, ${date} को जाँचा`,
    unpriced: 'कीमत पूछें',
    hours: (value) => `${value} घंटे`,
    owners: (count) => `${count} मालिक`,
    listed: (date) => `${date} से बिक्री पर`,
    compared: 'आमने-सामने',
    emi: 'किस्त',
    per: {
      monthly: 'हर महीने',
      quarterly: 'हर 3 महीने',
      'half-yearly': 'हर 6 महीने',
      yearly: 'हर साल',
    },
    harvest: 'फसल के बाद किस्त',
    instalments: (count) => (count === 1 ? '1 किस्त' : `${count} किस्तें`),
    afterHarvest: 'हर फसल के बाद एक, खरीफ़ और रबी; असली वही जो बैंक के काग़ज़ में लिखा है।',
    loan: 'लोन',
    interest: 'साल का ब्याज',
    years: (count) => `${count} साल`,
    months: (count) => `${count} महीने`,
    estimate: 'घटते बैलेंस पर अनुमान; असली वही जो बैंक के काग़ज़ में लिखा है।',
  },
  gu: {
    dated: (date) => `એક્સ-શોરૂમ, અંદાજિત, ${date} એ ચકાસ્યો`,
    unpriced: 'ભાવ પૂછો',
    hours: (value) => `${value} કલાક`,
    owners: (count) => `${count} માલિક`,
    listed: (date) => `${date} થી વેચાણ માટે`,
    compared: 'સામસામે',
    emi: 'હપ્તો',
    per: {
      monthly: 'દર મહિને',
      quarterly: 'દર 3 મહિને',
      'half-yearly': 'દર 6 મહિને',
      yearly: 'દર વર્ષે',
    },
    harvest: 'પાક પછી હપ્તો',
    instalments: (count) => (count === 1 ? '1 હપ્તો' : `${count} હપ્તા`),
    afterHarvest: 'દરેક પાક પછી એક, ખરીફ અને રવિ; સાચું તે જ જે બેંકના કાગળમાં લખ્યું છે.',
    loan: 'લોન',
    interest: 'વર્ષનું વ્યાજ',
    years: (count) => `${count} વર્ષ`,
    months: (count) => `${count} મહિના`,
    estimate: 'ઘટતી બાકી રકમ પર અંદાજ; સાચું તે જ જે બેંકના કાગળમાં લખ્યું છે.',
  },
  mr: {
    dated: (date) => `एक्स-शोरूम, अंदाजे, ${date} रोजी तपासले`,
    unpriced: 'किंमत विचारा',
    hours: (value) => `${value} तास`,
    owners: (count) => `${count} मालक`,
    listed: (date) => `${date} पासून विक्रीला`,
    compared: 'समोरासमोर',
    emi: 'हप्ता',
    per: {
      monthly: 'दरमहा',
      quarterly: 'दर 3 महिन्यांनी',
      'half-yearly': 'दर 6 महिन्यांनी',
      yearly: 'दरवर्षी',
    },
    harvest: 'पिकानंतर हप्ता',
    instalments: (count) => (count === 1 ? '1 हप्ता' : `${count} हप्ते`),
    afterHarvest: 'प्रत्येक पिकानंतर एक, खरीप आणि रब्बी; खरे तेच जे बँकेच्या कागदात लिहिले आहे.',
    loan: 'कर्ज',
    interest: 'वर्षाचे व्याज',
    years: (count) => `${count} वर्षे`,
    months: (count) => `${count} महिने`,
    estimate: 'घटत्या बाकीवर अंदाज; खरे तेच जे बँकेच्या कागदात लिहिले आहे.',
  },
};
