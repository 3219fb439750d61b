import 'fake-indexeddb/auto';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import { set } from 'idb-keyval';
import remote from '../remote.tsx';
import { waitingStore } from './stores.ts';

configure({ asyncUtilTimeout: 20_000 });

const enquiryFields = {
  form: 'contact',
  about: '',
  at: '2026-11-21T06:00:00.000Z',
  state: 'waiting',
};
const body = { form: 'contact', name: 'Gita', mobile: '9876500000', message: 'Hi' };

afterEach(() => jest.restoreAllMocks());

test.each(LANGUAGES)('translates all texts to %s', async (language) => {
  const key = 'k'.repeat(32);
  await set(key, { ...enquiryFields, key, body }, waitingStore);
  const enquiry = { ...enquiryFields, primary_id: 'p'.repeat(22) };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ success: true, message: '', data: [enquiry] }));
  const { ui } = await testSite(remote, { address: '/my', language });
  await act(async () => render(ui));
  // Headings: waiting, notes, tractors, comparisons, calculations, dealers, enquiries, photos, download.
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9));
  const [editButton] = screen.getAllByRole('button');
  await act(async () => fireEvent.click(editButton as HTMLElement));
  // Four fields of the enquiry, and the note.
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
  // A missing translation shows its key, such as `waiting.title`.
  expect(document.body).not.toHaveTextContent(/\b[a-z]+(?:[._][a-z]+)+\b/);
  if (language === 'en') return;
  for (const heading of screen.getAllByRole('heading', { level: 2 }))
    expect(heading).not.toHaveTextContent(/[A-Za-z]{4}/);
});
