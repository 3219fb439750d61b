import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import messages from '../../../../../content/rules/messages.json';
import { shellPages } from '../shell-pages.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const remote = { routes: [], messages: { shell: shellPages.messages.shell } };

async function renderForm() {
  const { ui } = await testElement(remote as never, <NewsletterForm />);
  render(ui);
}

async function subscribe(email: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' })));
}

const mockResponse = (body: object, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('sends the address and the language, then shows thanks for 3 seconds', async () => {
  await renderForm();
  jest.useFakeTimers();
  const fetchMock = mockResponse({ success: true, message: 'ok' });
  await subscribe('ramesh@example.in');
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    email: 'ramesh@example.in',
    language: 'en',
  });
  expect(screen.getByText('Thank you! Check your mail.')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByText('Thank you! Check your mail.')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Thank you! Check your mail.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toBeInTheDocument();
});

const respondWithSuccess = async () => mockResponse({});
const respondWithNotFound = async () => mockResponse({}, 404);
const failRequest = async () =>
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));

const messageCases: Readonly<
  Record<
    keyof typeof messages.newsletter,
    readonly [email: string, mockServer: () => Promise<jest.SpyInstance>]
  >
> = {
  'Please enter a valid email address': ['ramesh@example', respondWithSuccess],
  'Failed to subscribe. Please try again.': ['ramesh@example.in', respondWithNotFound],
  'An error occurred. Please try again later.': ['ramesh@example.in', failRequest],
};

test.each(Object.entries(messages.newsletter))('shows the message "%s"', async (text) => {
  const [email, mockServer] = messageCases[text as keyof typeof messageCases];
  await renderForm();
  await mockServer();
  expect(document.body).not.toHaveTextContent(text);
  await subscribe(email);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test.each(['', 'ramesh', 'ramesh@example'])(
  'rejects the address "%s" without a request',
  async (email) => {
    await renderForm();
    const fetchMock = mockResponse({});
    await subscribe(email);
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

test("prefers the server's message to the default message", async () => {
  await renderForm();
  mockResponse({ success: false, message: 'This address cannot be used.' }, 400);
  await subscribe('ramesh@example.in');
  expect(screen.getByRole('alert')).toHaveTextContent('This address cannot be used.');
});
