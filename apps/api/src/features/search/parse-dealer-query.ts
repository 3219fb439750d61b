import type { DealerKind } from '@tractor-haat/api-client/contract';
import { type FoldedToken, fold } from './fold.ts';
import { tokenizeQuery } from './tokenize.ts';

export type DealerQuery = {
  kind: DealerKind | undefined;
  tokens: FoldedToken[];
};

/** The number of tokens is limited, because each run of neighbouring tokens is searched. */
const MAX_QUERY_TOKENS = 8;

const createFoldedSet = (list: string) =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .map((word) => fold(word).text),
  );

const DEALER_TERMS = createFoldedSet(`
  dealer dealers deler diler dealar showroom showrooms agency agencies distributor distributors
  shop shops dukan dukaan vikreta
  डीलर डीलरों डीलर्स डिलर विक्रेता विक्रेते शोरूम एजेंसी एजन्सी दुकान
  ડીલર ડીલરો ડિલર વિક્રેતા શોરૂમ એજન્સી દુકાન`);

const GOODS_TERMS: Readonly<Record<DealerKind, ReadonlySet<string>>> = {
  tractor: createFoldedSet(`
    tractor tractors trakter ट्रैक्टर ट्रेक्टर ट्रॅक्टर ટ્રેક્ટર ટ્રૅક્ટર`),
  implement: createFoldedSet(`
    implement implements equipment rotavator cultivator यंत्र यंत्रों औजार औज़ार अवजार अवजारे उपकरण रोटावेटर
    ઓજાર ઓજારો સાધન રોટાવેટર`),
  tyre: createFoldedSet('tyre tyres tire tires टायर टायरों ટાયર'),
};
const GOODS_KINDS = ['implement', 'tyre', 'tractor'] as const;
/** Words to ignore, as in `nearest dealer in nashik` and `dealer list nashik district`. */
const LOCATION_TERMS = createFoldedSet(`
  nearest nearby around authorised authorized all address contact number phone list district area jila jile
  nazdiki paas najdiki नजदीकी नज़दीकी पास जिला जिले ज़िला जवळचे जवळ जिल्हा जिल्ह्यातील નજીક નજીકના જિલ્લો`);

/** Words and suffixes that mean "in", as in `नाशिकमध्ये` and `નાસિકમાં`. */
const IN_SUFFIX_PATTERN = /(?:मध्ये|मधील|मधले|मधल्या|માંના|માં)(?![\p{L}\p{M}])/gu;

/** Returns null if the query contains no word for dealers. */
export function parseDealerQuery(query: string): DealerQuery | null {
  const queryTokens = tokenizeQuery(query.replace(IN_SUFFIX_PATTERN, ' '));
  const isDealer = ({ text }: FoldedToken) => DEALER_TERMS.has(text);
  if (!queryTokens.some(isDealer)) return null;
  const kind = GOODS_KINDS.find((goodsKind) =>
    queryTokens.some(({ text }) => GOODS_TERMS[goodsKind].has(text)),
  );
  const isGoods = ({ text }: FoldedToken) =>
    GOODS_KINDS.some((goodsKind) => GOODS_TERMS[goodsKind].has(text));
  const nameTokens = queryTokens.filter(
    (token) => !isDealer(token) && !isGoods(token) && !LOCATION_TERMS.has(token.text),
  );
  return { kind, tokens: nameTokens.slice(0, MAX_QUERY_TOKENS) };
}
