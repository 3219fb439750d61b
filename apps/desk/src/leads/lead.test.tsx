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

const at = '2026-11-23T08:00:00.000Z';

const lead = {
  id: 7,
  name: 'Gita',
  mobile: '*******210',
  status: 'new',
  reason: null,
  assignee: null,
  follow_up: null,
  fields: { brand: 'mahindra', tehsil: '', message: 'Call after five' },
  history: [{ at, who: null, what: 'verified', before: null, after: null, text: null }],
};

const opened = {
  ...lead,
  mobile: '9876543210',
  call: 'tel:+919876543210',
  whatsapp: 'https://wa.me/919876543210',
};

const visit = (responses: Record<string, unknown> = {}) =>
  visitDesk('/desk/leads/7', {
    'GET session': createPerson('sales'),
    'GET assignees': [
      { id: 2, name: 'Ravi' },
      { id: 3, name: 'Meena' },
    ],
    'GET leads/7': lead,
    ...responses,
  });

test('saves status, assignee and next call together, and shows the change in the history', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit();
  await user.selectOptions(await screen.findByLabelText('Status'), 'Interested');
  await user.selectOptions(screen.getByLabelText('Assignee'), 'Meena');
  await user.type(screen.getByLabelText('Call again on'), '2026-12-01');
  const after = { status: 'interested', reason: null };
  responses['GET leads/7'] = {
    ...lead,
    ...{ status: 'interested', assignee: 3, follow_up: '2026-12-01' },
    history: [
      ...lead.history,
      { at, who: 'Asha', what: 'lead.changed', before: null, after, text: null },
    ],
  };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Status: Interested · Reason: –')).toBeVisible();
  expect(sent).toEqual([
    ['PATCH leads/7', { status: 'interested', assignee: '3', follow_up: '2026-12-01' }],
  ]);
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Interested');
  await waitFor(() => expect(screen.getByLabelText('Assignee')).toHaveDisplayValue('Meena'));
});

test('requires a reason for a lost lead, and keeps the selected status until it is saved', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit({
    'PATCH leads/7': createRefusal(400, 'reason_missing', { faults: { reason: 'field_missing' } }),
  });
  await user.selectOptions(await screen.findByLabelText('Status'), 'Lost');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Give a reason.');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Lost');
  responses['PATCH leads/7'] = lead;
  await user.type(screen.getByLabelText('Reason'), 'Too dear');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent.at(-1)?.[1]).toMatchObject({ status: 'lost', reason: 'Too dear' });
});

test('keeps a failed note in its field, and moves a saved one to the history', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit({ 'POST leads/7/notes': createBadGateway() });
  const note = await screen.findByLabelText('Note');
  await user.type(note, 'Wants a loan');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
  expect(note).toHaveValue('Wants a loan');
  const noteEvent = {
    at,
    who: 'Asha',
    what: 'note',
    before: null,
    after: null,
    text: 'Wants a loan',
  };
  Object.assign(responses, {
    'POST leads/7/notes': { id: 1 },
    'GET leads/7': { ...lead, history: [...lead.history, noteEvent] },
  });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('2026-11-23 13:30 AshaWants a loan');
  expect(note).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent.at(-1)).toEqual(['POST leads/7/notes', { text: 'Wants a loan' }]);
});

test('keeps the assignee when the assignees load while the reason is typed', async () => {
  const user = userEvent.setup();
  const people = createPending();
  const { sent } = await visit({
    'GET assignees': people.promise,
    'GET leads/7': { ...lead, assignee: 2, assignee_name: 'Ravi' },
    'PATCH leads/7': { ...lead, reason: 'Too far', assignee: 2, assignee_name: 'Ravi' },
  });
  await user.type(await screen.findByLabelText('Reason'), 'Too');
  expect(screen.getByLabelText('Assignee')).toHaveDisplayValue('Ravi');
  await act(async () => people.resolve([{ id: 3, name: 'Meena' }]));
  await user.type(screen.getByLabelText('Reason'), ' far');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([['PATCH leads/7', { reason: 'Too far' }]]);
  expect(screen.getByLabelText('Assignee')).toHaveDisplayValue('Ravi');
});

test("shows a colleague's change without losing typed text or overwriting the change", async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit({ 'POST leads/7/open': opened });
  await user.type(await screen.findByLabelText('Reason'), 'Too dear');
  await user.type(screen.getByLabelText('Note'), 'Call later');
  responses['GET leads/7'] = { ...lead, status: 'called', assignee: 3 };
  await user.click(screen.getByRole('button', { name: 'Show the number' }));
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveDisplayValue('Called'));
  expect(screen.getByLabelText('Assignee')).toHaveDisplayValue('Meena');
  expect(screen.getByLabelText('Reason')).toHaveValue('Too dear');
  expect(screen.getByLabelText('Note')).toHaveValue('Call later');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent.at(-1)).toEqual(['PATCH leads/7', { reason: 'Too dear' }]);
});

test('shows neither number nor note of the previous lead on another lead', async () => {
  const user = userEvent.setup();
  const { go } = await visit({
    'POST leads/7/open': opened,
    'GET leads/8': { ...lead, id: 8, name: 'Sita' },
  });
  await user.click(await screen.findByRole('button', { name: 'Show the number' }));
  expect(await screen.findByText(/9876543210/)).toBeVisible();
  await user.type(screen.getByLabelText('Note'), 'For Gita');
  await act(async () => go('/desk/leads/8'));
  expect(await screen.findByText('Sita')).toBeVisible();
  expect(screen.queryByText(/9876543210/)).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Show the number' })).toBeVisible();
});

test('shows the lead and typed text when a reload fails', async () => {
  const user = userEvent.setup();
  const { responses } = await visit({ 'POST leads/7/notes': { id: 1 } });
  await user.type(await screen.findByLabelText('Reason'), 'Too dear');
  await user.type(screen.getByLabelText('Note'), 'Wants a loan');
  responses['GET leads/7'] = createBadGateway();
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Too dear');
});

test('masks the number until the API has recorded the access', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit({ 'POST leads/7/open': createBadGateway() });
  const open = await screen.findByRole('button', { name: 'Show the number' });
  expect(sent).toEqual([]);
  await user.click(open);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText(/\*{7}210/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  responses['POST leads/7/open'] = opened;
  await user.click(open);
  expect(await screen.findByText(/9876543210/)).toBeVisible();
  expect(screen.queryByText(/\*{7}210/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show the number' })).toBeNull();
});

test.each([
  ['does not exist', createRefusal(404, 'not_found'), 'This lead does not exist.'],
  ['fails to load', createBadGateway(), 'That did not work.'],
])('shows no forms for a lead that %s', async (_, response, message) => {
  await visit({ 'GET leads/7': response });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('shows a phone number on request, with links to call and write', async () => {
  const user = userEvent.setup();
  await visit({ 'GET session': createPerson('dealer'), 'POST leads/7/open': opened });
  expect(await screen.findByText(/\*{7}210/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the number' }));
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
});
