import { render } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { MaskedPrice } from './masked-price.tsx';
import { Price } from './price.tsx';

/** Returns the text of an element with normal instead of non-breaking spaces. */
const renderText = (element: React.ReactElement) =>
  render(element).container.textContent?.replaceAll('\u00a0', ' ');

test.each(LANGUAGES)('formats prices with Latin digits in Indian groups in %s', (language) => {
  expect(renderText(<Price amount={656000} language={language} suffix="onwards" />)).toBe(
    '₹ 6,56,000 onwards',
  );
});

test.each(LANGUAGES)('shows the currency sign of a range in %s once', (language) => {
  expect(renderText(<Price amount={[656000, 1703000]} language={language} />)).toBe(
    '₹ 6,56,000 – 17,03,000',
  );
});

test('shows a range with equal ends as one price', () => {
  expect(renderText(<Price amount={[89000, 89000]} language="en" />)).toBe('₹ 89,000');
});

test('shows a masked price as crosses with a label for screen readers', () => {
  const { container } = render(<MaskedPrice label="Price shown after a code" />);
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('₹ X,XX,XXX');
  expect(container).toHaveTextContent('Price shown after a code');
});
