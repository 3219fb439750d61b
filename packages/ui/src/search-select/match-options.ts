/** One thing to choose. */
export type SelectOption = {
  /** What is sent; '' stands for "none". */
  value: string;
  label: string;
  /** Other words by which it is found: its English name on a Hindi page, a short form. */
  keywords?: string;
};

/** Letters as people type them: small, without accents or nuktas. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u0abc]/g, '')
    .toLocaleLowerCase('en');

function rankOf({ label, keywords = '' }: SelectOption, query: string): number {
  const name = plain(label);
  if (name.startsWith(query)) return 0;
  const all = `${name} ${plain(keywords)}`;
  if (all.includes(` ${query}`)) return 1;
  return all.includes(query) ? 2 : 3;
}

/** The options that fit what was typed: those that begin with it, then words that do, then the rest. */
export function matchOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const query = plain(typed.trim());
  if (!query) return [...options];
  return options
    .map((option) => ({ option, rank: rankOf(option, query) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
