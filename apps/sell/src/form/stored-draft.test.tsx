import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FormDraft } from '@tractor-haat/api-client';
import { testElement } from '@tractor-haat/platform/testing';
import { renderToString } from 'react-dom/server';
import remote from '../remote.tsx';
import { fakeApi, SAVE, savedReply } from '../testing/fake-api.ts';
import {
  getChoice,
  getField,
  isOpen,
  openForm,
  readFormValues,
  send,
  type,
  VALID_LISTING,
} from '../testing/open-form.tsx';
import { SellForm } from './sell-form.tsx';

const createServerDraft = (draft: Partial<FormDraft>): FormDraft => ({
  values: {},
  faults: {},
  verified: false,
  ...draft,
});

test('restores typed values, the district and the choices after a reload', async () => {
  fakeApi({});
  const { unmount } = await openForm();
  type('Year it was built', '2018');
  type('Name', 'Geeta');
  fireEvent.click(getChoice('Gearbox', 'Fair'));
  await act(async () => type('State', 'gujarat'));
  type('District', 'anand');
  unmount();

  await openForm();
  expect(getField('Year it was built')).toHaveValue('2018');
  expect(getField('Name')).toHaveValue('Geeta');
  expect(getField('State')).toHaveValue('gujarat');
  expect(getField('District')).toHaveValue('anand');
  expect(readFormValues()).toMatchObject({ gearbox: 'fair', district: 'anand' });
});

test('sends the typed values if storage is disabled', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const api = fakeApi({ [SAVE]: [savedReply] });
  await openForm({ draft: createServerDraft({ values: { ...VALID_LISTING, terms: 'on' } }) });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type('Name', 'Sunita');
  await send();
  expect(api.listSent(SAVE)).toMatchObject([{ name: 'Sunita', year: '2018' }]);
});

test("restores the tab's own draft, or in a new tab the draft that was stored last", async () => {
  fakeApi({});
  const { unmount } = await openForm();
  type('Year it was built', '2018');
  unmount();
  localStorage.setItem('sell-draft', '{"year":"2003"}');
  const reopened = await openForm();
  expect(getField('Year it was built')).toHaveValue('2018');
  reopened.unmount();
  sessionStorage.clear();
  await openForm();
  expect(getField('Year it was built')).toHaveValue('2003');
});

test.each(['{"year":', 'null', '{"year":2018}'])(
  'opens an empty form for a stored draft of %s',
  async (text) => {
    fakeApi({});
    localStorage.setItem('sell-draft', text);
    await openForm();
    expect(getField('Year it was built')).toHaveValue('');
    expect(isOpen('The tractor')).toBe(true);
  },
);

test("prefers values from the server to the device's draft", async () => {
  fakeApi({});
  await openForm({
    stored: { ...VALID_LISTING, hours: '3200' },
    draft: createServerDraft({
      values: { year: '2003', price: '5', name: 'Sunita' },
      faults: { price: 'sell_price', name: 'a reason of a later release' },
    }),
  });
  expect(getField('Year it was built')).toHaveValue('2003');
  expect(getField('Hours on the meter')).toHaveValue('');
  expect(getField('Price you ask')).toHaveAccessibleDescription(/^Enter a price in whole rupees/);
  expect(getField('Name')).toHaveAccessibleDescription('That did not work. Please try again.');
  expect([isOpen('The tractor'), isOpen('Price and place'), isOpen('Your number')]).toEqual([
    false,
    true,
    true,
  ]);
  type('Price you ask', '300000');
  expect(getField('Price you ask')).toBeValid();
});

test("announces an error of the native submit, and restores the device's draft", async () => {
  fakeApi({});
  const stored = { year: '2018' };
  await openForm({ stored, draft: createServerDraft({ reason: 'too_many_requests' }) });
  expect(getField('Year it was built')).toHaveValue('2018');
  expect(screen.getByRole('alert')).toHaveTextContent('Too many tries from your network');
});

test('renders a plain form on the server, and keeps its typed values at hydration', async () => {
  fakeApi({});
  const sellForm = (
    <SellForm
      choices={[]}
      states={[
        { slug: 'gujarat', state: 'Gujarat' },
        { slug: 'punjab', state: 'Punjab' },
      ]}
      districts={[]}
      draft={null}
      initialValues={{}}
    />
  );
  const { ui } = await testElement(remote, sellForm, { language: 'hi' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/api/used_tractor_form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  expect(readFormValues()).toMatchObject({ language: 'hi', terms: 'on', year: '', photos: '' });

  const typedControls = container.querySelectorAll<HTMLInputElement>('[name=year], [name=state]');
  for (const control of typedControls) control.value = control.name === 'year' ? '2018' : 'punjab';
  localStorage.setItem(
    'sell-draft',
    '{"name":"Geeta","year":"2003","state":"gujarat","district":"anand"}',
  );
  await act(async () => render(ui, { container, hydrate: true }));
  const restored = { year: '2018', name: 'Geeta', state: 'punjab', district: '' };
  expect(readFormValues()).toMatchObject(restored);
});
