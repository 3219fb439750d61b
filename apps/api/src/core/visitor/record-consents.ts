import type { Language } from '@tractor-haat/i18n';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type CONSENT_PURPOSES, consents } from './tables.ts';

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export type ConsentBoxes = {
  consent_calls?: string | undefined;
  consent_news?: string | undefined;
};

type ConsentRecord = {
  request: string;
  mobile: string;
  source: string;
  /** Selects the text beside the required box. Undefined if an API client omitted the box. */
  terms: 'enquiry' | 'listing' | 'account' | undefined;
  boxes: ConsentBoxes;
  language: Language;
  now: Date;
  isVerified: boolean;
};

/** If the form is sent again before the code, the earlier consents are replaced. */
export async function recordConsents(tx: Database, consent: ConsentRecord): Promise<void> {
  const { request, mobile, source, terms, boxes, language, now, isVerified } = consent;
  await tx.delete(consents).where(and(eq(consents.request, request), isNull(consents.proven_at)));
  const texts = {
    ...(terms === undefined ? {} : { enquiry: CURRENT_CONSENT_TEXTS[terms] }),
    ...(boxes.consent_calls ? { calls: CURRENT_CONSENT_TEXTS.calls } : {}),
    ...(boxes.consent_news ? { news: CURRENT_CONSENT_TEXTS.news } : {}),
  };
  const rows = Object.entries(texts).map(([purpose, text_version]) => ({
    purpose: purpose as ConsentPurpose,
    text_version,
    request,
    mobile,
    source,
    language,
    given_at: now,
    proven_at: isVerified ? now : null,
  }));
  if (rows.length > 0) await tx.insert(consents).values(rows).onConflictDoNothing();
}

export async function verifyConsents(tx: Database, request: string, now: Date): Promise<void> {
  await tx
    .update(consents)
    .set({ proven_at: now })
    .where(and(eq(consents.request, request), isNull(consents.proven_at)));
}

/** Moves the unverified consents of a form to a corrected number. */
export async function moveConsents(tx: Database, request: string, mobile: string): Promise<void> {
  await tx
    .update(consents)
    .set({ mobile })
    .where(and(eq(consents.request, request), isNull(consents.proven_at)));
}

export async function withdrawConsents(
  db: Database,
  mobile: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<number> {
  const isActive = and(
    eq(consents.mobile, mobile),
    eq(consents.purpose, purpose),
    isNull(consents.withdrawn_at),
  );
  const withdrawn = await db
    .update(consents)
    .set({ withdrawn_at: now })
    .where(isActive)
    .returning();
  return withdrawn.length;
}

type ConsentTexts = Readonly<Record<Language, string>>;

/** By version. A published text is evidence and must not be changed. A new text gets a new version. */
const CONSENT_TEXTS = {
  'enquiry-1': {
    en: 'I agree to the terms and to be called about this.',
    hi: 'मैं शर्तें मानता/मानती हूँ और इस बारे में फ़ोन आने पर सहमत हूँ।',
    gu: 'હું શરતો સ્વીકારું છું અને આ વિશે ફોન આવે તે મંજૂર છે.',
    mr: 'मला अटी मान्य आहेत आणि याबद्दल फोन आलेला चालेल.',
  },
  'enquiry-2': {
    en: 'I agree to the terms. You, and the dealer or lender I ask, may call me about this enquiry.',
    hi: 'मुझे शर्तें मंज़ूर हैं। इस पूछताछ के लिए आप, और वह डीलर या बैंक जिससे पूछा है, मुझे फ़ोन कर सकते हैं।',
    gu: 'મને શરતો મંજૂર છે. આ પૂછપરછ માટે તમે, અને મેં જેને પૂછ્યું છે તે ડીલર કે બેંક, મને ફોન કરી શકો છો.',
    mr: 'मला अटी मान्य आहेत. या चौकशीसाठी तुम्ही, आणि मी ज्यांना विचारले ते डीलर किंवा बँक, मला फोन करू शकता.',
  },
  'listing-1': {
    en: 'I accept the terms; what I say about the tractor is true.',
    hi: 'मैं शर्तें मानता/मानती हूँ; ट्रैक्टर के बारे में लिखा सच है।',
    gu: 'હું શરતો માનું છું; ટ્રેક્ટર વિશે લખેલું સાચું છે.',
    mr: 'मला अटी मान्य आहेत; ट्रॅक्टरबद्दल लिहिलेले खरे आहे.',
  },
  'listing-2': {
    en: 'I accept the terms; what I say about the tractor is true.',
    hi: 'मुझे शर्तें मंज़ूर हैं; ट्रैक्टर के बारे में लिखा सच है।',
    gu: 'હું શરતો માનું છું; ટ્રેક્ટર વિશે લખેલું સાચું છે.',
    mr: 'मला अटी मान्य आहेत; ट्रॅक्टरबद्दल लिहिलेले खरे आहे.',
  },
  'account-1': {
    en: 'I accept the terms.',
    hi: 'मैं शर्तें मानता/मानती हूँ।',
    gu: 'હું શરતો સ્વીકારું છું.',
    mr: 'मला अटी मान्य आहेत.',
  },
  'account-2': {
    en: 'I accept the terms.',
    hi: 'मुझे शर्तें मंज़ूर हैं।',
    gu: 'હું શરતો સ્વીકારું છું.',
    mr: 'मला अटी मान्य आहेत.',
  },
  'calls-1': {
    en: 'Dealers near me may call me with offers.',
    hi: 'मेरे आस-पास के डीलर मुझे ऑफ़र बताने के लिए फ़ोन कर सकते हैं।',
    gu: 'મારી નજીકના ડીલર મને ઑફર જણાવવા ફોન કરી શકે છે.',
    mr: 'माझ्या जवळचे डीलर मला ऑफर सांगण्यासाठी फोन करू शकतात.',
  },
  'news-1': {
    en: 'Send me news about tractors and prices.',
    hi: 'मुझे ट्रैक्टर और कीमतों की खबरें भेजें।',
    gu: 'મને ટ્રેક્ટર અને કિંમતોના સમાચાર મોકલો.',
    mr: 'मला ट्रॅक्टर आणि किमतींच्या बातम्या पाठवा.',
  },
  'alert-1': {
    en: 'Send me an SMS when this price changes, or such a used tractor is near me. At most one a day.',
    hi: 'यह कीमत बदले या ऐसा पुराना ट्रैक्टर मेरे पास मिले तो मुझे SMS भेजें। दिन में ज़्यादा से ज़्यादा एक।',
    gu: 'આ કિંમત બદલાય કે આવું જૂનું ટ્રેક્ટર મારી નજીક મળે ત્યારે મને SMS મોકલો. દિવસમાં વધુમાં વધુ એક.',
    mr: 'ही किंमत बदलली किंवा असा जुना ट्रॅक्टर माझ्या जवळ आला तर मला SMS पाठवा. दिवसाला जास्तीत जास्त एक.',
  },
} as const satisfies Readonly<Record<string, ConsentTexts>>;

type TextVersion = keyof typeof CONSENT_TEXTS;

/** A test compares the texts of these versions with the translations of the forms. */
export const CURRENT_CONSENT_TEXTS = {
  enquiry: 'enquiry-2',
  listing: 'listing-2',
  account: 'account-2',
  calls: 'calls-1',
  news: 'news-1',
  alerts: 'alert-1',
} as const satisfies Readonly<Record<string, TextVersion>>;

const isVersion = (name: string): name is TextVersion => Object.hasOwn(CONSENT_TEXTS, name);

export function getConsentText(version: string, language: Language): string {
  return isVersion(version) ? CONSENT_TEXTS[version][language] : '';
}
