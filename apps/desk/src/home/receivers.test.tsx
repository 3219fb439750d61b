import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBadGateway,
  createPerson,
  createRefusal,
  visitDesk,
} from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const url = 'https://crm.test/leads';
const receiver = { id: 4, url, owner: 'Asha', created_at: '2026-11-23T08:00:00.000Z' };
const delivery = { id: 'm1', lead_id: 7, url, last: '503', state: 'dead', tries: 9 };

async function visit(responses: Record<string, unknown> = {}) {
  const desk = await visitDesk('/desk', { 'GET session': createPerson('dealer'), ...responses });
  const region = await screen.findByRole('region', { name: 'Leads to your own system' });
  return { ...desk, section: within(region) };
}

test('lists a new receiver and shows its secret', async () => {
  const user = userEvent.setup();
  const { section, sent, responses } = await visit({ 'POST webhooks': { secret: 'whsec_1' } });
  responses['GET webhooks'] = [receiver];
  await user.type(section.getByLabelText('Address that gets leads'), url);
  await user.click(section.getByRole('button', { name: 'Add' }));
  expect(await section.findByRole('alert')).toHaveTextContent('whsec_1');
  expect(await section.findByText(/crm.test\/leads \(Asha\)/)).toBeVisible();
  expect(sent).toEqual([['POST webhooks', { url }]]);
});

test('shows an error for an address that is not public HTTPS, and does not clear the field', async () => {
  const user = userEvent.setup();
  const { section, readPaths } = await visit({
    'POST webhooks': createRefusal(400, 'receiver_wrong'),
  });
  await user.type(section.getByLabelText('Address that gets leads'), 'http://localhost/');
  await user.click(section.getByRole('button', { name: 'Add' }));
  expect(await section.findByRole('alert')).toHaveTextContent(
    'Leads can only be sent to an HTTPS address on the internet.',
  );
  expect(section.getByLabelText('Address that gets leads')).toHaveValue('http://localhost/');
  expect(readPaths.filter((path) => path === 'webhooks')).toHaveLength(1);
});

test('removes a receiver from the list only after the API has deleted it', async () => {
  const user = userEvent.setup();
  const { section, responses } = await visit({
    'GET webhooks': [receiver],
    'DELETE webhooks/4': createBadGateway(),
  });
  const remove = await section.findByRole('button', { name: 'Remove' });
  await user.click(remove);
  expect(await section.findByRole('alert')).toHaveTextContent('That did not work.');
  expect(remove).toBeVisible();
  Object.assign(responses, { 'DELETE webhooks/4': {}, 'GET webhooks': [] });
  await user.click(remove);
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  expect(section.queryByRole('alert')).toBeNull();
});

test('sends a failed lead again and removes it from the list', async () => {
  const user = userEvent.setup();
  const { section, sent, responses } = await visit({ 'GET deliveries': [delivery] });
  expect(await section.findByText(/Lead 7 → https:\/\/crm.test\/leads \(503\)/)).toBeVisible();
  responses['GET deliveries'] = [];
  await user.click(section.getByRole('button', { name: 'Send again' }));
  expect(await section.findByText('Nothing here.')).toBeVisible();
  expect(sent).toEqual([['POST deliveries/m1/resend', undefined]]);
});
