/** A page number, or a gap. */
export type PageStep = number | 'gap';

/** Returns the visible page numbers: first, last, current and its neighbours. A gap replaces at least two pages. */
export function pageWindow(page: number, pages: number): PageStep[] {
  const candidates = new Set([1, pages, page - 1, page, page + 1]);
  const steps: PageStep[] = [];
  let previous = 0;
  for (const next of [...candidates].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)) {
    if (next - previous === 2) steps.push(next - 1);
    else if (next - previous > 2) steps.push('gap');
    steps.push(next);
    previous = next;
  }
  return steps;
}
