import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createPerson, visitDesk } from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const live = {
  registry: 'ok',
  environments: [
    {
      name: 'production',
      revision: 3,
      releases: [
        {
          app: 'media',
          version: '0.1.0-new',
          previous: '0.1.0-old',
          by: 'ravi of media',
          at: '2026-11-23T08:15:00.000Z',
          trial: { version: '0.1.0-next', percent: 10, by: 'ravi', held: false },
        },
      ],
      changes: [
        {
          ...{ revision: 3, at: '2026-11-23T08:15:00.000Z', by: 'ravi of media', app: 'media' },
          ...{ from: '0.1.0-old', to: '0.1.0-new', why: 'the helpline' },
        },
      ],
    },
  ],
};

const visit = (releases: unknown, responses: Record<string, unknown> = {}) =>
  visitDesk('/desk/releases', {
    'GET session': createPerson('admin'),
    'GET releases': releases,
    ...responses,
  });

test('shows the live release of an app with its author, canary share and last change', async () => {
  await visit(live);
  const region = await screen.findByRole('region', { name: 'Live site' });
  expect(region).toHaveTextContent('media 0.1.0-new');
  expect(region).toHaveTextContent('2026-11-23 13:45 ravi of media');
  expect(region).toHaveTextContent('10 % of visitors see 0.1.0-next');
  expect(region).toHaveTextContent('0.1.0-old → 0.1.0-new');
});

test('shows no buttons until a token is entered', async () => {
  await visit(live);
  const region = await screen.findByRole('region', { name: 'Live site' });
  expect(within(region).queryByRole('button')).toBeNull();
});

test('sends each change with the token, and shows an error until the registry accepts one', async () => {
  const { sent, responses } = await visit(live, { 'POST releases/production/media': 409 });
  const token = await screen.findByLabelText('Your registry token');
  fireEvent.change(token, { target: { value: 'mfe_abc_def1234' } });
  fireEvent.click(screen.getByRole('button', { name: 'media: Back to 0.1.0-old' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  responses['POST releases/production/media'] = {};
  fireEvent.click(screen.getByRole('button', { name: 'media: Hold' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent).toEqual([
    [
      'POST releases/production/media',
      { what: 'roll-back', token: 'mfe_abc_def1234', to: '0.1.0-old' },
    ],
    ['POST releases/production/media', { what: 'hold', token: 'mfe_abc_def1234' }],
  ]);
});

test.each([
  ['none', 'No registry is set for the API (REGISTRY_URL).'],
  ['away', 'The registry is not responding.'],
])('shows a message without a registry (%s)', async (registry, sentence) => {
  await visit({ registry, environments: [] });
  expect(await screen.findByText(sentence)).toBeVisible();
});
