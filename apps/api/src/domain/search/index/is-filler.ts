import { type FoldedToken, fold } from '../text/fold.ts';

const FILLER_TERMS = `
  a an and at best buy by detail details for from full give good i in india indian is latest list me
  model my near new of on online or please price prices rate rates sale show spec specification
  tell the to under want what with
  aur batao bhav bhaav chahiye chaiye dam daam dikhao hai hain ka kaisa kaun ke keemat ki kimat kitna
  kitne kitni ko kya lena liye ma mein mera mujhe na naya naye ne ni no nu par sabse se wala wale
  che chhe ahe cha chi
  और का की के को कीमत क़ीमत किमत क्या कितना कितने कितनी चाहिए दाम दिखाओ पर बताओ भाव में मुझे रेट लिए वाला वाले
  सबसे से है हैं चा ची चे आहे किंमत दर
  અને કિંમત કેટલા ના ની નું નો ભાવ માટે માં છે`;

const foldedFillers = new Set(
  FILLER_TERMS.trim()
    .split(/\s+/)
    .map((word) => fold(word).text),
);

/** Fillers have a low weight instead of none, because some page names contain them. A single letter is a filler too. */
export const isFiller = ({ text, isNumber }: FoldedToken): boolean =>
  foldedFillers.has(text) || (text.length === 1 && !isNumber);
