import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createListPage, createPerson, visitDesk } from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const entry = {
  id: '9',
  at: '2026-11-23T08:15:30.000Z',
  who: 'ravi@desk.test',
  what: 'lead.changed',
  object: 'lead/7',
  before: { status: 'new' },
  after: { status: 'called' },
};

const visit = (audit: unknown, query = '') =>
  visitDesk(`/desk/audit${query}`, { 'GET session': createPerson('admin'), 'GET audit': audit });

test('shows the author, object and time of an entry, and its values before and after the change', async () => {
  await visit([entry, { ...entry, id: '8', what: 'lead.opened', before: null, after: null }]);
  const [changeItem, openItem] = await screen.findAllByRole('listitem');
  expect(changeItem).toHaveTextContent('lead.changed lead/7');
  expect(changeItem).toHaveTextContent('2026-11-23 13:45:30 ravi@desk.test');
  expect(changeItem).toHaveTextContent('{"status":"new"} → {"status":"called"}');
  expect(openItem).not.toHaveTextContent('→');
});

test('pages through older entries with the same filter, and back to the newest', async () => {
  const user = userEvent.setup();
  const { readPaths, responses } = await visit(createListPage([entry], '9'), '?what=lead.changed');
  responses['GET audit'] = [{ ...entry, id: '3', object: 'lead/2' }];
  await user.click(await screen.findByRole('link', { name: 'Older' }));
  expect(await screen.findByText(/lead\/2/)).toBeVisible();
  expect(screen.queryByText(/lead\/7/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
  expect(readPaths.at(-1)).toBe('audit?what=lead.changed&after=9');
  responses['GET audit'] = [entry];
  await user.click(screen.getByRole('link', { name: 'Newest' }));
  expect(await screen.findByText(/lead\/7/)).toBeVisible();
  expect(readPaths.at(-1)).toBe('audit?what=lead.changed');
  expect(screen.queryByRole('link', { name: 'Newest' })).toBeNull();
});
