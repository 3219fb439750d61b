import { render, screen } from '@testing-library/react';
import { MachineCard } from './machine-card.tsx';

test('a machine card has a heading, one link and a list of facts', () => {
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
  expect(
    screen.getByRole('heading', { level: 2, name: 'Shaktiman Regular Plus RP 125' }),
  ).toBeVisible();
  // Browsers must not translate product names such as "Captain".
  expect(screen.getByRole('heading')).toHaveAttribute('translate', 'no');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/implements/rp-125');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.25 m',
    '30–40 HP',
  ]);
  expect(screen.getByText('Shown after a code')).toBeVisible();
});
