/** An option of a `SearchSelect`. */
export type SelectOption = {
  /** Submitted value. Empty for an option such as "None". */
  value: string;
  label: string;
  /** Additional search terms: the English name on a Hindi page, an abbreviation. */
  keywords?: string;
  /** Overrides `translate` of the select. */
  translate?: 'yes' | undefined;
};

/** Converts a text to lower case without accents and nuktas, for comparison. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u0abc]/g, '')
    .toLocaleLowerCase('en');

/** Rank of an option that does not match. Matches have lower ranks. */
const NO_MATCH = 3;

function rankOption({ label, keywords = '' }: SelectOption, query: string): number {
  const name = normalize(label);
  if (name.startsWith(query)) return 0;
  const terms = `${name} ${normalize(keywords)}`;
  if (terms.includes(` ${query}`)) return 1;
  return terms.includes(query) ? 2 : NO_MATCH;
}

/** Returns matching options: first by start of the label, then by start of a word, then all other matches. */
export function matchOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const query = normalize(typed.trim());
  if (!query) return [...options];
  return options
    .map((option) => ({ option, rank: rankOption(option, query) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}
