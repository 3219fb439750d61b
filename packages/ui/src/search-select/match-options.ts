/** An option. */
export type SelectOption = {
  /** Submitted value; '' means none. */
  value: string;
  label: string;
  /** Additional search terms: the English name on a Hindi page, an abbreviation. */
  keywords?: string;
  /** Overrides the select's `translate`. */
  translate?: 'yes' | undefined;
};

/** Normalises for comparison: lower case, without accents or nuktas. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u0abc]/g, '')
    .toLocaleLowerCase('en');

function rankOption({ label, keywords = '' }: SelectOption, query: string): number {
  const name = plain(label);
  if (name.startsWith(query)) return 0;
  const all = `${name} ${plain(keywords)}`;
  if (all.includes(` ${query}`)) return 1;
  return all.includes(query) ? 2 : 3;
}

/** Matching options: by start of the label, then by start of a word, then the rest. */
export function matchOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const query = plain(typed.trim());
  if (!query) return [...options];
  return options
    .map((option) => ({ option, rank: rankOption(option, query) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
