import { render, screen } from '@testing-library/react';
import { MachineCard } from './machine-card.tsx';

beforeEach(() => {
  render(
    <MachineCard
      to="/implements/rp-125"
      name="Shaktiman Regular Plus RP 125"
      headingLevel={2}
      picture={<img src="/x.webp" alt="" />}
      facts={['1.25 m', '30–40 HP']}
      price={<p>₹ X,XX,XXX</p>}
      notes={['Shown after a code']}
      actions={<button type="button">Get price</button>}
    />,
  );
});

test('its name is a heading, which browsers do not translate', () => {
  expect(
    screen.getByRole('heading', { level: 2, name: 'Shaktiman Regular Plus RP 125' }),
  ).toBeVisible();
  expect(screen.getByRole('heading')).toHaveAttribute('translate', 'no');
});

test('its only link leads to the page of the machine', () => {
  expect(screen.getByRole('link')).toHaveAttribute('href', '/implements/rp-125');
});

test('lists its facts', () => {
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.25 m',
    '30–40 HP',
  ]);
});

test('shows its notes', () => {
  expect(screen.getByText('Shown after a code')).toBeVisible();
});
