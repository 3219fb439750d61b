import { implementRows, publicPrices } from './content.ts';
import type { HtmlPage } from './html-page.ts';

/** The pattern matches each number in every notation. */
const createNumberPattern = (numbers: readonly number[]) => {
  const written = numbers.flatMap((number) => [
    String(number),
    number.toLocaleString('en-IN'),
    number.toLocaleString('en-US'),
  ]);
  return new RegExp(`(?<![\\d.,])(?:${[...new Set(written)].join('|')})(?![\\d.])`);
};

const prices = implementRows
  .flatMap((row) => [row.price_min_inr, row.price_max_inr])
  .filter((price) => price !== null);
if (prices.length < implementRows.length)
  throw new Error('The content has fewer prices than it should');

const pricePattern = createNumberPattern(prices);
const unpublishedPricePattern = createNumberPattern(
  prices.filter((price) => !publicPrices.has(price)),
);

/** Pages of implements, and pages that link to them. */
const ABOUT_IMPLEMENTS = /^\/(?:(?:hi|gu|mr)(?=\/|$))?(?:\/?$|\/.*implement|\/search)/;

/**
 * Returns prices of implements that the page reveals before a number is verified. A tractor with a public price may
 * cost as much as an implement, so such prices are ignored on pages of tractors and tyres.
 */
export function findPriceProblems({ address, html }: HtmlPage): string[] {
  const isAboutImplements = ABOUT_IMPLEMENTS.test(new URL(address).pathname);
  const found = (isAboutImplements ? pricePattern : unpublishedPricePattern).exec(html);
  if (!found) return [];
  const excerpt = html.slice(Math.max(0, found.index - 60), found.index + 20);
  return [`${address}: names the price ${found[0]} (${excerpt})`];
}
