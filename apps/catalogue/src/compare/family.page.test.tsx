import { act, render, screen, within } from '@testing-library/react';
import type { FormDraft } from '@tractor-haat/api-client';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { createTractor } from './testing/comparison.ts';

const ID = 'a'.repeat(22);
const tractors = [createTractor('ace-1', 1), createTractor('eicher-2', 2)];
const vote = {
  tractors,
  voices: [{ name: 'Asha', reason: 'Less diesel', tractor: 'eicher-2' }],
  until: '2026-12-05T06:00:00.000Z',
};

interface Visit {
  readonly status?: number;
  readonly draft?: Partial<FormDraft>;
  readonly language?: Language;
}

async function visit({ status = 200, draft, language = 'en' }: Visit) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (String(input).includes('form-drafts')) return Response.json({ data: draft });
    return status === 200
      ? Response.json({ data: vote })
      : Response.json({ success: false, message: 'over' }, { status });
  });
  const query = draft ? '?draft=x' : '';
  const { ui } = await testSite(remote, { address: `/family/${ID}${query}`, language });
  await act(async () => render(ui));
}
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('shows a native voting form, and excludes the page from search engines', async () => {
  await visit({});
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'ace-1',
    'eicher-2',
  ]);
  expect(screen.getByRole('radio', { name: 'Maker 1' }).closest('label')).toContainElement(
    document.querySelector('label [translate=no]'),
  );
  const form = screen.getByRole('button', { name: 'Vote' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/family_vote');
  expect(form).toHaveFormValues({ family: ID, language: 'en', name: '', reason: '' });
  expect(screen.getByLabelText('Name')).toBeRequired();
  expect(screen.getByLabelText('Reason')).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('shows each vote with its reason, and the count per tractor', async () => {
  await visit({});
  const row = screen.getByRole('row', { name: /^Asha/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Maker 2', 'Less diesel']);
  expect(screen.getByText('1 vote')).toBeVisible();
  expect(screen.getByText('0 votes')).toBeVisible();
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`family%2F${ID}`),
  );
});

test('polls for new votes only while the page is visible', async () => {
  // Fakes only the interval, because rendering requires the timers of React and Node.
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance', 'Date'],
  });
  await visit({});
  const newVoice = { name: 'Ravi', reason: '', tractor: 'ace-1' };
  const fetchSpy = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ data: { ...vote, voices: [...vote.voices, newVoice] } }),
    );
  fetchSpy.mockClear();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => jest.advanceTimersByTimeAsync(30_000));
  expect(fetchSpy).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('row', { name: /^Ravi/ })).toBeVisible();
  expect(screen.getAllByText('1 vote')).toHaveLength(2);
  fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'info').mockReturnValue(undefined);
  await act(async () => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('shows field errors with the submitted values, and confirms a vote', async () => {
  await visit({
    draft: { values: { name: 'R2' }, faults: { name: 'family_name' }, reason: 'family_name' },
  });
  expect(screen.getByLabelText('Name')).toHaveValue('R2');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/letters and spaces/);
  document.body.innerHTML = '';
  await visit({ draft: { reason: 'family_voted', values: {}, faults: {} } });
  expect(screen.getByRole('alert')).toHaveTextContent('Your vote is in the table');
});

test('shows a message instead of the form for an expired vote', async () => {
  await visit({ status: 410 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This vote is over');
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.each(LANGUAGES)('translates every text to %s', async (language) => {
  await visit({ language });
  expect(screen.getByRole('table')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\b(?:family|buying)\.[a-z_]+|\b[a-z]+_[a-z]+\b/);
  if (language !== 'en')
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/[A-Za-z]/);
});
