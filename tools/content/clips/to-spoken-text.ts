import type { Language } from '@tractor-haat/i18n';

type SpokenReplacement = readonly [written: RegExp, spoken: Readonly<Record<Language, string>>];

/** Abbreviations and units of captions, with their spoken forms. */
const SPOKEN_REPLACEMENTS: readonly SpokenReplacement[] = [
  [/\bPTO\b/g, { en: 'P T O', hi: 'पीटीओ', gu: 'પીટીઓ', mr: 'पीटीओ' }],
  [/\bEMI\b/g, { en: 'E M I', hi: 'ईएमआई', gu: 'ઈએમઆઈ', mr: 'ईएमआय' }],
  [/\bHP\b/g, { en: 'horse power', hi: 'हॉर्स पावर', gu: 'હોર્સ પાવર', mr: 'हॉर्स पॉवर' }],
  [
    /\b4WD\b/g,
    { en: 'four wheel drive', hi: 'फोर व्हील ड्राइव', gu: 'ફોર વ્હીલ ડ્રાઇવ', mr: 'फोर व्हील ड्राइव्ह' },
  ],
  [/\bpsi\b/g, { en: 'P S I', hi: 'पीएसआई', gu: 'પીએસઆઈ', mr: 'पीएसआय' }],
  [
    /\bkm\/h\b/g,
    {
      en: 'kilometres an hour',
      hi: 'किलोमीटर प्रति घंटा',
      gu: 'કિલોમીટર પ્રતિ કલાક',
      mr: 'किलोमीटर प्रति तास',
    },
  ],
  [/\bcm\b/g, { en: 'centimetres', hi: 'सेंटीमीटर', gu: 'સેન્ટિમીટર', mr: 'सेंटीमीटर' }],
  [/\bm\b/g, { en: 'metres', hi: 'मीटर', gu: 'મીટર', mr: 'मीटर' }],
  [/%/g, { en: ' per cent', hi: ' प्रतिशत', gu: ' ટકા', mr: ' टक्के' }],
];

const RUPEE_NAMES = { en: 'rupees', hi: 'रुपये', gu: 'રૂપિયા', mr: 'रुपये' } as const;

/** The English voice cannot read lakhs, so 1,37,400 becomes "1 lakh 37 thousand 400". */
function formatLakhs(amount: number): string {
  const units = [
    [Math.floor(amount / 100_000), ' lakh'],
    [Math.floor((amount % 100_000) / 1000), ' thousand'],
    [amount % 1000, ''],
  ] as const;
  const spokenUnits = units
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`);
  return spokenUnits.join(' ') || '0';
}

/** Writes numbers without commas, and units and abbreviations in full. */
export function toSpokenText(caption: string, language: Language): string {
  const amounts = caption.replace(/(₹ ?)?(\d{1,3}(?:,\d\d)*,\d{3}|\d+)/g, (_, rupee, digits) => {
    const amount = Number(String(digits).replaceAll(',', ''));
    const spokenAmount = language === 'en' && amount >= 1000 ? formatLakhs(amount) : String(amount);
    return rupee === undefined ? spokenAmount : `${spokenAmount} ${RUPEE_NAMES[language]}`;
  });
  return SPOKEN_REPLACEMENTS.reduce(
    (text, [written, spoken]) => text.replace(written, spoken[language]),
    amounts,
  );
}
