/** A page number, or a gap of pages left out. */
export type PageStep = number | 'gap';

/**
 * The pages to offer: first, last, and the neighbours of the one in sight. A gap stands for two
 * pages or more: for one page, its number is as short.
 */
export function pageWindow(page: number, pages: number): PageStep[] {
  const offered = new Set([1, pages, page - 1, page, page + 1]);
  const steps: PageStep[] = [];
  let last = 0;
  for (const next of [...offered].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)) {
    if (next - last === 2) steps.push(next - 1);
    else if (next - last > 2) steps.push('gap');
    steps.push(next);
    last = next;
  }
  return steps;
}
