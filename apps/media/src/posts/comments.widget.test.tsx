import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  createFailure,
  createResponse,
  type MockResponse,
  type MockResponses,
  renderElement,
} from '../testing/visit.tsx';
import { Component, loader } from './comments.widget.tsx';
import { createComment } from './testing/post.ts';

const SAVE = '/api/blog_comment_save';
const LIST = '/api/v1/posts/tyres/comments';

const validFields = {
  Name: 'रामेश्वर पटेल',
  'Mobile number': '9876543210',
  Email: 'a@b.in',
  Comment: 'Useful words',
};

async function open(responses: MockResponses = {}, comments = [createComment(1, 'अच्छा')]) {
  const page = await renderElement(<Component post="tyres" data={comments} />, responses);
  const form = screen.getByRole('form', { name: 'Write a comment' });
  return { ...page, form, formQueries: within(form) };
}
function fill(form: HTMLElement, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
}
/** Hovers over the form so that its chunk loads, and submits the form. */
async function submit(form: HTMLElement) {
  await act(async () => {
    fireEvent.pointerEnter(form);
    await import('../moderated-form/moderated-form-logic.tsx');
  });
  await act(async () => fireEvent.submit(form));
}

const loadComments = (responses: MockResponses) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const response = responses[String(input)] ?? 'unreached';
    if (response === 'unreached') throw new TypeError('Failed to fetch');
    return Response.json(response.body, { status: response.status ?? 200 });
  });
  const { signal } = new AbortController();
  return loader({ props: { post: 'tyres' }, language: 'hi', signal });
};

afterEach(() => jest.restoreAllMocks());

test('shows approved comments with name, day and language', async () => {
  await open({}, [createComment(1, 'अच्छा'), createComment(2, 'बहुत अच्छा')]);
  const region = screen.getByRole('region', { name: '2 comments' });
  const [first] = within(region).getAllByRole('listitem');
  expect(first).toHaveTextContent('रामेश्वर · 19 November 2026');
  expect(within(region).getByText('बहुत अच्छा')).toHaveAttribute('lang', 'hi');
});

test('shows the form and no list when there are no comments', async () => {
  await open({}, []);
  expect(screen.getByRole('region', { name: 'No comments yet' })).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  [{ [LIST]: createResponse([createComment(1, 'अच्छा')]) }, [createComment(1, 'अच्छा')]],
  [{ [LIST]: createFailure(500) }, []],
  [{}, []],
])('returns for the API responses %j the comments %j', async (responses, comments) => {
  expect(await loadComments(responses as MockResponses)).toEqual(comments);
});

test.each([
  ['Name', 'R2', 'Name must contain only letters and spaces'],
  ['Name', '', 'Name must contain only letters and spaces'],
  ['Mobile number', '5876543210', 'Enter a valid 10-digit mobile number.'],
  ['Email', 'a@b', 'Email is invalid'],
  ['Comment', 'Hm', 'Write between 5 and 2000 characters.'],
])('the field %s rejects “%s” with the error “%s”', async (label, value, message) => {
  const { form, sent, formQueries } = await open();
  fill(form, { ...validFields, [label]: value });
  await submit(form);
  expect(formQueries.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(formQueries.getByLabelText(label)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('sends a comment with its post and clears the form', async () => {
  const { form, sent, formQueries } = await open({ [SAVE]: createResponse({}) });
  fill(form, validFields);
  await submit(form);
  expect(formQueries.getByRole('alert')).toHaveTextContent('after we read it');
  expect(formQueries.getByLabelText('Comment')).toHaveValue('');
  expect(sent).toEqual([
    {
      path: SAVE,
      body: {
        post: 'tyres',
        language: 'en',
        name: 'रामेश्वर पटेल',
        mobile: '9876543210',
        email: 'a@b.in',
        comment: 'Useful words',
        website: '',
        elapsed_ms: expect.any(Number),
        idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    },
  ]);
});

const failedResponses: readonly (readonly [MockResponse, string])[] = [
  [createFailure(429), 'You have sent several texts'],
  [createFailure(400), 'Please wait a moment'],
  [createFailure(503), 'It could not be sent'],
  ['unreached', 'It could not be sent'],
];
test.each(failedResponses)(
  'keeps the text after the API response %j and shows the error “%s”',
  async (response, expected) => {
    const { form, formQueries } = await open({ [SAVE]: response });
    fill(form, validFields);
    await submit(form);
    expect(formQueries.getByRole('alert')).toHaveTextContent(expected);
    expect(formQueries.getByLabelText('Comment')).toHaveValue('Useful words');
  },
);

test('renders a plain form with browser validation without JavaScript', async () => {
  const { form, formQueries } = await open();
  expect(form).toHaveAttribute('action', SAVE);
  expect(form).toHaveAttribute('method', 'post');
  expect(formQueries.getByLabelText('Name')).toBeRequired();
  expect(formQueries.getByLabelText('Comment')).toHaveAttribute('maxlength', '2000');
  const hidden = Object.fromEntries(new FormData(form as HTMLFormElement));
  expect(hidden).toMatchObject({ post: 'tyres', language: 'en', website: '' });
});
