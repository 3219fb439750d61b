type LocalName = { hi?: string; gu?: string; mr?: string };

/** The name in the state's language, if that is one of ours and the script matches. */
export function localisedName(name: string | undefined, state: string): LocalName {
  if (name === undefined) return {};
  if (/\p{Script=Gujarati}/u.test(name)) return { gu: name };
  if (!/\p{Script=Devanagari}/u.test(name)) return {};
  return state === 'maharashtra' ? { mr: name } : { hi: name };
}
