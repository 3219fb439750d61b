import type { DealerKind } from '@tractor-haat/api-client/contract';
import { type FoldedWord, fold } from '../letters/fold.ts';
import { tokenizeQuery } from '../letters/tokenize.ts';

/** A query for dealers, such as `mahindra dealer pune`. */
export type DealerQuery = {
  /** Undefined if the query does not name the goods. */
  kind: DealerKind | undefined;
  /** The other words: a maker, a place, or both. */
  tokens: FoldedWord[];
};

/** A maker and a place have fewer words; each part of them is looked up. */
const MAX_WORDS = 8;

const foldedSet = (list: string) =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .map((word) => fold(word).text),
  );

const DEALER = foldedSet(`
  dealer dealers deler diler dealar showroom showrooms agency agencies distributor distributors
  shop shops dukan dukaan vikreta
  डीलर डीलरों डीलर्स डिलर विक्रेता विक्रेते शोरूम एजेंसी एजन्सी दुकान
  ડીલર ડીલરો ડિલર વિક્રેતા શોરૂમ એજન્સી દુકાન`);

const GOODS: Readonly<Record<DealerKind, ReadonlySet<string>>> = {
  tractor: foldedSet(`
    tractor tractors trakter ट्रैक्टर ट्रेक्टर ट्रॅक्टर ટ્રેક્ટર ટ્રૅક્ટર`),
  implement: foldedSet(`
    implement implements equipment rotavator cultivator यंत्र यंत्रों औजार औज़ार अवजार अवजारे उपकरण रोटावेटर
    ઓજાર ઓજારો સાધન રોટાવેટર`),
  tyre: foldedSet('tyre tyres tire tires टायर टायरों ટાયર'),
};
const KINDS = ['implement', 'tyre', 'tractor'] as const;
/** `nearest dealer in nashik`, `dealer list nashik district` */
const AROUND = foldedSet(`
  nearest nearby around authorised authorized all address contact number phone list district area jila jile
  nazdiki paas najdiki नजदीकी नज़दीकी पास जिला जिले ज़िला जवळचे जवळ जिल्हा जिल्ह्यातील નજીક નજીકના જિલ્લો`);

/** Words and endings that mean "in": `नाशिकमध्ये`, `નાસિકમાં`. */
const IN = /(?:मध्ये|मधील|मधले|मधल्या|માંના|માં)(?![\p{L}\p{M}])/gu;

/** Parses a query for dealers; null if no word stands for a dealer. */
export function parseDealerQuery(query: string): DealerQuery | null {
  const all = tokenizeQuery(query.replace(IN, ' '));
  const isDealer = ({ text }: FoldedWord) => DEALER.has(text);
  if (!all.some(isDealer)) return null;
  const kind = KINDS.find((one) => all.some(({ text }) => GOODS[one].has(text)));
  const isGoods = ({ text }: FoldedWord) => KINDS.some((one) => GOODS[one].has(text));
  const tokens = all.filter((word) => !isDealer(word) && !isGoods(word) && !AROUND.has(word.text));
  return { kind, tokens: tokens.slice(0, MAX_WORDS) };
}
