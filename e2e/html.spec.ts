import { implementRows, inLanguage, LANGUAGES, LIST, sitePages } from './support/content.ts';
import { expect, test } from './test.ts';

const MASKED = '₹\u00a0X,XX,XXX';

const scripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes, code]) => ({
    attributes: attributes ?? '',
    code: code ?? '',
  }));

for (const language of LANGUAGES) {
  test(`the HTML of the rotavator page names products and masks prices (${language})`, async ({
    request,
  }) => {
    const response = await request.get(inLanguage(language, `${LIST}/rotavator`));
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    const rotavators = implementRows.filter(({ type }) => type === 'rotavator');
    const named = rotavators.filter(
      ({ model }) => html.includes(`>${model}<`) || html.includes(` ${model}<`),
    );
    expect(named.length).toBe(Math.min(24, rotavators.length));
    expect(html).toContain(MASKED);
    expect(html).toContain(language === 'en' ? 'Price hidden' : 'कीमत छिपी है');
  });

  for (const { path, status } of sitePages) {
    const address = inLanguage(language, path);
    test(`the HTML of ${address} gives away no price and runs no script of its own`, async ({
      request,
    }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(status);
      const html = await response.text();
      expect(html.match(priceOfAnImplement)).toBeNull();
      const inline = scripts(html).filter(({ attributes }) => !/\ssrc=/.test(attributes));
      const data = inline.filter(({ attributes }) => /type="application\/json"/.test(attributes));
      expect(data).toHaveLength(1);
      // Structured data is text to the browser: it runs nothing.
      const text = /type="application\/(ld\+)?json"/;
      const executable = inline.filter(({ attributes }) => !text.test(attributes));
      expect(executable).toHaveLength(1);
      expect(executable[0]?.code).toContain("setItem('language'");
      expect(html).not.toMatch(/\son\w+="/);
    });
  }
}

/** Every price of the content, in the ways in which a number can be written. */
const priceOfAnImplement = (() => {
  const prices = implementRows
    .flatMap((row) => [row.price_min_inr, row.price_max_inr])
    .filter((price) => price !== null)
    .flatMap((price) => [
      String(price),
      price.toLocaleString('en-IN'),
      price.toLocaleString('en-US'),
    ]);
  if (prices.length < 100) throw new Error('The content has fewer prices than it should');
  return new RegExp(`(?<![\\d.,])(?:${[...new Set(prices)].join('|')})(?![\\d.])`);
})();
