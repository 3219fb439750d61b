/** The text of a Markdown source, in small letters, for search and for the reading time. */
export function plainText(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[#*|>]|(?<=\s)-+(?=\s)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
