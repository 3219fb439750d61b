import { render } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { MaskedPrice } from './masked-price.tsx';
import { Price } from './price.tsx';

/** Normalises non-breaking spaces. */
const textOf = (element: React.ReactElement) =>
  render(element).container.textContent?.replaceAll('\u00a0', ' ');

test.each(LANGUAGES)('prices have Latin digits in Indian groups in %s', (language) => {
  expect(textOf(<Price amount={656000} language={language} suffix="onwards" />)).toBe(
    '₹ 6,56,000 onwards',
  );
});

test.each(LANGUAGES)('a range does not repeat the sign in %s', (language) => {
  expect(textOf(<Price amount={[656000, 1703000]} language={language} />)).toBe(
    '₹ 6,56,000 – 17,03,000',
  );
});

test('a range with equal ends is a single price', () => {
  expect(textOf(<Price amount={[89000, 89000]} language="en" />)).toBe('₹ 89,000');
});

test('the masked price shows crosses and has a label for screen readers', () => {
  const { container } = render(<MaskedPrice label="Price shown after a code" />);
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('₹ X,XX,XXX');
  expect(container).toHaveTextContent('Price shown after a code');
});
