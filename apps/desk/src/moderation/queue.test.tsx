import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPending, createPerson, createRefusal, visitDesk } from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const createItem = (number: number) => ({
  id: `review-${number}`,
  kind: 'review',
  at: '2026-11-23T08:00:00.000Z',
  by: `Writer ${number}`,
  about: `Tractor ${number}`,
  text: 'Strong',
  link: '/',
  photos: [],
  same_number: 0,
  same_photo: 0,
  twins: [],
  price: null,
});

const visit = (responses: Record<string, unknown> = {}) =>
  visitDesk('/desk/moderation?kind=review', {
    'GET session': createPerson('moderator'),
    'GET moderation': [createItem(1), createItem(2), createItem(3)],
    ...responses,
  });

const getCurrentItem = () =>
  screen.getAllByRole('article').find((article) => article.getAttribute('aria-current') === 'true');

const listTitles = () =>
  screen
    .getAllByRole('article')
    .map((article) => within(article).getAllByRole('link')[0]?.textContent);

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

const findQueue = () => screen.findAllByRole('article');

test('decides an item in the middle of the queue with the mouse, and shows the next item', async () => {
  const user = userEvent.setup();
  const { sent } = await visit();
  const [, second] = await findQueue();
  await user.click(within(second as HTMLElement).getByRole('button', { name: 'Open it' }));
  expect(getCurrentItem()).toHaveTextContent('Tractor 2');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  await user.click(getButton('Refuse'));
  expect(getButton('Refuse')).toHaveAttribute('aria-pressed', 'true');
  await user.click(getButton('Rude'));
  expect(screen.getByLabelText('Reason')).toHaveValue('rude');
  await user.click(getButton('Send: Refuse'));
  expect(sent).toEqual([['POST moderation/review-2', { decision: 'refuse', reason: 'rude' }]]);
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 1', 'Tractor 3']));
  expect(getCurrentItem()).toHaveTextContent('Tractor 3');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test("shows the time of an item in India's time", async () => {
  await visit({ 'GET moderation': [{ ...createItem(1), at: '2026-11-23T18:45:00.000Z' }] });
  const [first] = await findQueue();
  expect(first).toHaveTextContent('Tractor 1 · Writer 1 · 2026-11-24 00:15');
});

test('ignores browser shortcuts, held keys and letters in the reason field', async () => {
  const user = userEvent.setup();
  const { sent } = await visit();
  await findQueue();
  await user.keyboard('{Control>}a{/Control}{Meta>}r{/Meta}{Alt>}m{/Alt}');
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await user.keyboard('{j>3/}');
  expect(getCurrentItem()).toHaveTextContent('Tractor 2');
  await user.keyboard('m');
  await user.type(screen.getByLabelText('Reason'), 'jar 2 u');
  expect(getCurrentItem()).toHaveTextContent('Tractor 2');
  expect(screen.getByLabelText('Reason')).toHaveValue('jar 2 u');
  expect(sent).toEqual([]);
});

test('activates the focused button on Enter and sends no request', async () => {
  const user = userEvent.setup();
  const { sent } = await visit();
  await findQueue();
  await user.keyboard('a');
  getButton('Refuse').focus();
  await user.keyboard('{Enter}');
  expect(sent).toEqual([]);
  expect(getButton('Refuse')).toHaveAttribute('aria-pressed', 'true');
});

test('discards decision and reason when moving to another item', async () => {
  const user = userEvent.setup();
  const { sent } = await visit();
  await findQueue();
  await user.keyboard('r1j{Enter}');
  expect(sent).toEqual([]);
  await user.keyboard('r');
  expect(screen.getByLabelText('Reason')).toHaveValue('');
});

test('requests the next items after the last decision', async () => {
  const user = userEvent.setup();
  const { readPaths, responses } = await visit({ 'GET moderation': [createItem(1)] });
  await findQueue();
  responses['GET moderation'] = [createItem(4), createItem(5)];
  await user.keyboard('a{Enter}');
  expect(await screen.findByRole('link', { name: 'Tractor 4' })).toBeVisible();
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 4', 'Tractor 5']));
  expect(readPaths.filter((path) => path === 'moderation?kind=review')).toHaveLength(2);
});

test('keeps an item whose decision was undone while the next items were requested', async () => {
  const user = userEvent.setup();
  const { responses } = await visit({ 'GET moderation': [createItem(1)] });
  await findQueue();
  const outdated = createPending();
  responses['GET moderation'] = outdated.promise;
  await user.keyboard('a{Enter}');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  responses['GET moderation'] = [createItem(1)];
  await user.keyboard('u');
  await findQueue();
  await act(async () => outdated.resolve([]));
  expect(listTitles()).toEqual(['Tractor 1']);
});

test('shows a message for an empty queue, and ignores shortcut keys', async () => {
  const user = userEvent.setup();
  const { sent } = await visit({ 'GET moderation': [] });
  expect(await screen.findByText('Nothing here.')).toBeVisible();
  await user.keyboard('jkar1{Enter}u');
  expect(sent).toEqual([]);
});

test('requests another kind and writes it into the URL', async () => {
  const user = userEvent.setup();
  const { readPaths, responses, address } = await visit();
  await findQueue();
  responses['GET moderation'] = [{ ...createItem(9), id: 'question-9', kind: 'question' }];
  await user.selectOptions(screen.getByLabelText('Kind'), 'Questions');
  expect(await screen.findByRole('link', { name: 'Tractor 9' })).toBeVisible();
  expect(readPaths.at(-1)).toBe('moderation?kind=question');
  expect(address()).toBe('/desk/moderation?kind=question');
});

test('shows an error for a refusal without a reason, and sends it again with one', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit({
    'POST moderation/review-1': createRefusal(400, 'reason_missing'),
  });
  await findQueue();
  await user.keyboard('r{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Give a reason.');
  expect(getCurrentItem()).toHaveTextContent('Tractor 1');
  responses['POST moderation/review-1'] = { id: 'review-1', status: 'rejected' };
  await user.keyboard('4{Enter}');
  expect(sent.at(-1)?.[1]).toEqual({ decision: 'refuse', reason: 'duplicate' });
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 2', 'Tractor 3']));
  expect(screen.queryByRole('alert')).toBeNull();
});
