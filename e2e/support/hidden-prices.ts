import { implementRows, publicPrices } from './content.ts';
import type { HtmlPage } from './html-page.ts';

/** Any of the numbers, in the ways in which a number can be written. */
const anyOf = (numbers: readonly number[]) => {
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

const anyPrice = anyOf(prices);
const noOtherPrice = anyOf(prices.filter((price) => !publicPrices.has(price)));

/** Pages of implements, and what stands on the way to them. */
const ABOUT_IMPLEMENTS = /^\/(?:(?:hi|gu|mr)(?=\/|$))?(?:\/?$|\/.*implement|\/search)/;

/**
 * Prices of implements that the page gives away before a number is proven. A tractor may cost as much as an implement,
 * and says so: on pages of tractors and tyres such a figure counts for nothing.
 */
export function findPriceProblems({ address, html }: HtmlPage): string[] {
  const isAboutImplements = ABOUT_IMPLEMENTS.test(new URL(address).pathname);
  const found = (isAboutImplements ? anyPrice : noOtherPrice).exec(html);
  if (!found) return [];
  const around = html.slice(Math.max(0, found.index - 60), found.index + 20);
  return [`${address}: names the price ${found[0]} (${around})`];
}
