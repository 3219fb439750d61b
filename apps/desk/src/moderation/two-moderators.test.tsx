import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBadGateway,
  createPending,
  createPerson,
  createRefusal,
  visitDesk,
} from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const createItem = (number: number) => ({
  id: `listing-${number}`,
  kind: 'listing',
  at: '2026-11-23T08:00:00.000Z',
  by: `Seller ${number}`,
  about: `Tractor ${number}`,
  text: '',
  link: '/',
  photos: [],
  same_number: 0,
  same_photo: 0,
  twins: [],
  price: null,
});

const createConflict = () => createRefusal(409, 'decided');

const visit = (responses: Record<string, unknown>) =>
  visitDesk('/desk/moderation', {
    'GET session': createPerson('moderator'),
    'GET moderation': [createItem(1), createItem(2)],
    ...responses,
  });

const listTitles = () =>
  screen.queryAllByRole('link', { name: /^Tractor/ }).map((link) => link.textContent);

test('shows an error without undo for an item that another moderator decided', async () => {
  const user = userEvent.setup();
  const { sent } = await visit({ 'POST moderation/listing-1': createConflict() });
  await screen.findAllByRole('article');
  await user.keyboard('a{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone has already decided this.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.keyboard('u');
  expect(sent.map(([name]) => name)).toEqual(['POST moderation/listing-1']);
});

test('clears a conflict error when the moderator moves to the next item', async () => {
  const user = userEvent.setup();
  const { sent } = await visit({ 'POST moderation/listing-1': createConflict() });
  await screen.findAllByRole('article');
  await user.keyboard('a{Enter}');
  await screen.findByRole('alert');
  await user.keyboard('j');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('m3{Enter}');
  expect(sent.at(-1)).toEqual([
    'POST moderation/listing-2',
    { decision: 'ask', reason: 'details_missing' },
  ]);
  expect(await screen.findByText('Nothing here.')).toBeVisible();
});

test('requests the next items when a colleague decided the last one', async () => {
  const user = userEvent.setup();
  const { responses } = await visit({
    'GET moderation': [createItem(1)],
    'POST moderation/listing-1': createConflict(),
  });
  await screen.findAllByRole('article');
  responses['GET moderation'] = [createItem(8)];
  await user.keyboard('a{Enter}');
  expect(await screen.findByText('Tractor 8')).toBeVisible();
  expect(listTitles()).toEqual(['Tractor 8']);
});

test('ignores further clicks and keys until the API responds', async () => {
  const user = userEvent.setup();
  const pendingResponse = createPending();
  const { sent, responses } = await visit({
    'GET moderation': [createItem(1), createItem(2), createItem(3)],
    'POST moderation/listing-1': pendingResponse.promise,
  });
  await screen.findAllByRole('article');
  await user.keyboard('a{Enter}{Enter}j');
  await user.click(screen.getByRole('button', { name: 'Send: Approve' }));
  expect(sent).toHaveLength(1);
  await act(async () => pendingResponse.resolve({ id: 'listing-1', status: 'approved' }));
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 2', 'Tractor 3']));
  expect(screen.getAllByRole('article')[0]).toHaveAttribute('aria-current', 'true');
  const pendingUndo = createPending();
  responses['POST moderation/listing-1/undo'] = pendingUndo.promise;
  await user.keyboard('uu');
  await act(async () => pendingUndo.resolve({ id: 'listing-1', status: 'pending' }));
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 1', 'Tractor 2', 'Tractor 3']));
  expect(sent).toHaveLength(2);
});

test('keeps decision and reason after a network failure, and sends them again', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit({ 'POST moderation/listing-1': createBadGateway() });
  await screen.findAllByRole('article');
  await user.keyboard('r2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 1', 'Tractor 2']));
  expect(screen.getByLabelText('Reason')).toHaveValue('price_odd');
  responses['POST moderation/listing-1'] = { id: 'listing-1', status: 'rejected' };
  await user.keyboard('{Enter}');
  expect(sent[1]).toEqual(sent[0]);
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 2']));
});

test('undoes the newest decision first and keeps the order of the queue', async () => {
  const user = userEvent.setup();
  const { sent } = await visit({ 'GET moderation': [createItem(1), createItem(2), createItem(3)] });
  await screen.findAllByRole('article');
  await user.keyboard('a{Enter}');
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 2', 'Tractor 3']));
  await user.keyboard('r1{Enter}');
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 3']));
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.click(undo);
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 2', 'Tractor 3']));
  await user.click(undo);
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 1', 'Tractor 2', 'Tractor 3']));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(sent.slice(2).map(([name]) => name)).toEqual([
    'POST moderation/listing-2/undo',
    'POST moderation/listing-1/undo',
  ]);
});

test('restores nothing when another moderator decided before the undo', async () => {
  const user = userEvent.setup();
  await visit({ 'POST moderation/listing-1/undo': createConflict() });
  await screen.findAllByRole('article');
  await user.keyboard('a{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone has already decided this.');
  await waitFor(() => expect(listTitles()).toEqual(['Tractor 2']));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
