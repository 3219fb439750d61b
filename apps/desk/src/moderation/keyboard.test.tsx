import { act, fireEvent, screen, within } from '@testing-library/react';
import { createPerson, visitDesk } from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const createItem = (number: number) => ({
  id: `review-${number}`,
  kind: 'review',
  at: '2026-11-23T08:00:00.000Z',
  by: `Writer ${number}`,
  about: `Tractor ${number}`,
  text: '<script>alert(1)</script>',
  link: '/',
  photos: [],
  same_number: 0,
  same_photo: 0,
  twins: [],
  price: null,
});

test('moderates items with the keyboard only', async () => {
  const { sent } = await visitDesk('/desk/moderation?kind=review', {
    'GET session': createPerson('moderator'),
    'GET moderation': [createItem(1), createItem(2), createItem(3)],
    'POST moderation/review-2': { id: 'review-2', status: 'rejected' },
  });
  const getCurrentItem = () =>
    screen
      .getAllByRole('article')
      .find((article) => article.getAttribute('aria-current') === 'true');
  const press = (key: string) => act(async () => fireEvent.keyDown(document.body, { key }));
  await screen.findAllByRole('article');
  expect(getCurrentItem()).toHaveTextContent('Tractor 1');
  expect(getCurrentItem()).toHaveTextContent('<script>alert(1)</script>');
  await press('j');
  await press('j');
  await press('j');
  await press('k');
  expect(getCurrentItem()).toHaveTextContent('Tractor 2');
  await press('r');
  await press('2');
  await press('Enter');
  expect(sent).toEqual([['POST moderation/review-2', { decision: 'refuse', reason: 'price_odd' }]]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(getCurrentItem()).toHaveTextContent('Tractor 3');
  await press('u');
  expect(sent[1]?.[0]).toBe('POST moderation/review-2/undo');
  expect(getCurrentItem()).toHaveTextContent('Tractor 2');
  // In the reason field, shortcut keys are typed as text.
  await press('m');
  const reason = within(getCurrentItem() as HTMLElement).getByRole('textbox');
  fireEvent.keyDown(reason, { key: 'a' });
  fireEvent.change(reason, { target: { value: 'say more' } });
  await act(async () => fireEvent.keyDown(reason, { key: 'Enter' }));
  expect(sent[2]).toEqual(['POST moderation/review-2', { decision: 'ask', reason: 'say more' }]);
});

test('decides twenty items with two keys each', async () => {
  const items = Array.from({ length: 20 }, (_, number) => ({
    ...createItem(number + 1),
    price: {
      asking_inr: 900_000,
      verdict: 'high',
      range: { min_inr: 300_000, max_inr: 400_000 },
    },
    same_number: 1,
    twins: [{ link: '/second-hand-tractor/x/9', status: 'approved' }],
  }));
  const { sent } = await visitDesk('/desk/moderation?kind=listing', {
    'GET session': createPerson('moderator'),
    'GET moderation': items,
  });
  expect((await screen.findAllByRole('article'))[0]).toHaveTextContent(
    'Asks ₹ 9,00,000: MORE than similar ones. (half of them ₹ 3,00,000 to ₹ 4,00,000)',
  );
  expect(screen.getAllByRole('link', { name: '9' })[0]).toHaveAttribute(
    'href',
    '/second-hand-tractor/x/9',
  );
  for (const _ of items)
    for (const key of ['a', 'Enter'])
      await act(async () => fireEvent.keyDown(document.body, { key }));
  expect(sent).toHaveLength(20);
  expect(new Set(sent.map(([name]) => name)).size).toBe(20);
});
