import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPerson, createRefusal, visitDesk } from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const createMember = (id: number, name: string, overrides: object = {}) => ({
  ...{ id, name, email: `${name.toLowerCase()}@desk.test`, role: 'sales' },
  ...{ brands: [], districts: [], active: true },
  ...overrides,
});

async function visit(responses: Record<string, unknown> = {}) {
  const desk = await visitDesk('/desk', {
    'GET session': createPerson('admin'),
    'GET staff': [
      createMember(1, 'Asha', { role: 'admin' }),
      createMember(2, 'Ravi', {
        role: 'dealer',
        brands: ['sonalika'],
        districts: ['anand', 'kheda'],
      }),
    ],
    ...responses,
  });
  return { ...desk, section: within(await screen.findByRole('region', { name: 'Staff' })) };
}

async function findMember(name: string) {
  const entries = await screen.findAllByRole('listitem');
  const entry = entries.find(({ textContent }) => textContent?.startsWith(name));
  if (entry === undefined) throw new Error(`${name} is not in the list`);
  return entry;
}

test.each([
  [{}, 'Invitation sent.'],
  [{ link: 'https://site.test/desk/invitation/abc' }, 'https://site.test/desk/invitation/abc'],
])(
  'invites a dealer with lists of brands and districts (response %j)',
  async (response, notice) => {
    const user = userEvent.setup();
    const { section, sent } = await visit({ 'POST invitations': response });
    await user.type(section.getByLabelText('Email'), 'm@d.test');
    await user.selectOptions(section.getByLabelText('Role'), 'Dealer');
    await user.type(section.getByLabelText('Brands'), 'sonalika, , farmtrac');
    await user.type(section.getByLabelText('Districts'), 'anand kheda,');
    await user.click(section.getByRole('button', { name: 'Invite' }));
    expect(await section.findByRole('alert')).toHaveTextContent(notice);
    const lists = { brands: ['sonalika', 'farmtrac'], districts: ['anand', 'kheda'] };
    expect(sent).toEqual([['POST invitations', { email: 'm@d.test', role: 'dealer', ...lists }]]);
  },
);

test('disables an account and enables it again', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit();
  const raviEntry = within(await findMember('Ravi'));
  responses['GET staff'] = [createMember(2, 'Ravi', { active: false })];
  await user.click(raviEntry.getByRole('button', { name: 'Deactivate account' }));
  await user.click(await screen.findByRole('button', { name: 'Reactivate account' }));
  expect(sent).toEqual([
    ['PATCH staff/2', { active: false }],
    ['PATCH staff/2', { active: true }],
  ]);
});

test('lists an open invitation and revokes it', async () => {
  const user = userEvent.setup();
  const invitation = { id: 7, email: 'new@desk.test', role: 'editor', brands: [], districts: [] };
  const { sent, responses } = await visit({ 'GET invitations': [invitation] });
  const invitationEntry = within(await findMember('new@desk.test'));
  responses['GET invitations'] = [];
  await user.click(invitationEntry.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText(/new@desk.test/)).toBeNull());
  expect(sent).toEqual([['DELETE invitations/7', undefined]]);
});

test('leaves the last admin active and shows an error', async () => {
  const user = userEvent.setup();
  const { section } = await visit({ 'PATCH staff/1': createRefusal(409, 'last_admin') });
  const ashaEntry = within(await findMember('Asha'));
  await user.click(ashaEntry.getByRole('button', { name: 'Deactivate account' }));
  expect(await section.findByRole('alert')).toHaveTextContent('At least one admin must stay.');
  expect(ashaEntry.getByRole('button', { name: 'Deactivate account' })).toBeVisible();
});

test('adds and removes a rule for a brand in all districts', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit({
    'GET assignees': [{ id: 2, name: 'Ravi', role: 'dealer' }],
  });
  const rules = within(screen.getByRole('region', { name: 'Who gets new leads' }));
  expect(rules.getByText(/No rule yet/)).toBeVisible();
  await user.type(rules.getByLabelText('Brand'), 'sonalika');
  await user.selectOptions(rules.getByLabelText('Assignee'), 'Ravi (Dealer)');
  const rule = { id: 4, brand: 'sonalika', district: null, assignee: 2, assignee_name: 'Ravi' };
  responses['GET assignments'] = [rule];
  await user.click(rules.getByRole('button', { name: 'Add' }));
  expect(await rules.findByRole('row', { name: /^sonalika All Ravi/ })).toBeVisible();
  expect(rules.getByLabelText('Brand')).toHaveValue('');
  await user.click(rules.getByRole('button', { name: 'Remove' }));
  expect(sent).toEqual([
    ['POST assignments', { brand: 'sonalika', district: '', assignee: '2' }],
    ['DELETE assignments/4', undefined],
  ]);
});
