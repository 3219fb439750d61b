import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import messages from '../../../../content/rules/messages.json';
import remote from '../remote.tsx';
import { ReviewForm } from './review-form.tsx';

const sent: Record<string, unknown>[] = [];

async function renderForm(createResponse: () => Response, values = {}) {
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return createResponse();
  });
  const { ui } = await testElement(remote, <ReviewForm tractor={7} values={values} />, {
    language: 'en',
  });
  await act(async () => render(ui));
}
const createSuccess = () => Response.json({ success: true, message: 'ok' });
const createRefusal = (body: object, status: number) => () => Response.json(body, { status });

function fillForm() {
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ramesh' } });
  fireEvent.change(screen.getByLabelText('Your review'), {
    target: { value: 'Pulls well in wet soil' },
  });
}
const submit = () =>
  act(async () => fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLElement));

afterEach(() => jest.restoreAllMocks());

/** The action that triggers each message of `content/rules/messages.json`. */
const actions: Readonly<Record<keyof typeof messages.reviews, () => Promise<unknown>>> = {
  'Your review has been submitted successfully!': submit,
};

test.each(Object.entries(messages.reviews))('shows the message "%s": %s', async (sentence) => {
  await renderForm(createSuccess);
  fillForm();
  expect(document.body).not.toHaveTextContent(sentence);
  await actions[sentence as keyof typeof actions]();
  expect(screen.getByText(`${sentence} It appears after we read it.`)).toBeVisible();
  expect(sent).toEqual([
    {
      tractor: '7',
      rating: 4,
      name: 'Ramesh',
      text: 'Pulls well in wet soil',
      language: 'en',
      idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test('shows the values of a review that was rejected without JavaScript', async () => {
  await renderForm(createSuccess, { rating: '4', name: 'R2D2', text: 'Pulls well in wet soil' });
  expect(screen.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  expect(screen.getByLabelText('Name')).toHaveValue('R2D2');
  expect(screen.getByLabelText('Your review')).toHaveValue('Pulls well in wet soil');
});

test('shows an error and sends nothing if no stars were selected', async () => {
  await renderForm(createSuccess);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ramesh' } });
  await submit();
  expect(screen.getByText('Please choose the stars.')).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  [{ message: 'Words of the server' }, 400, 'Words of the server'],
  [{}, 500, 'Could not be sent. Please try again.'],
])(
  'for the response %j (%s), shows the message "%s" and keeps the typed text',
  async (body, status, message) => {
    await renderForm(createRefusal(body, status));
    fillForm();
    await submit();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText('Your review')).toHaveValue('Pulls well in wet soil');
  },
);
