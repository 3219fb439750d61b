import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { set, values } from 'idb-keyval';
import { waitingStore } from './stores.ts';
import { getSection, openNotebook, pressButton } from './testing/open-notebook.tsx';

const AT = '2026-11-21T06:00:00.000Z';

const createWaitingForm = <Body extends object>(form: string, body: Body) => ({
  key: 'k'.repeat(32),
  form,
  about: 'Mahindra 575 DI',
  at: AT,
  state: 'waiting',
  path: '/api/enquiry_save',
  body,
});

const contactForm = createWaitingForm('contact', {
  name: 'Gita',
  mobile: '9876500000',
  message: 'Hi',
});

const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function saveEditedForm() {
  const button = getSection('Waiting to send').getByRole('button', { name: 'Save' });
  await act(async () => fireEvent.click(button));
}

test('rejects invalid values of a waiting enquiry', async () => {
  await set(contactForm.key, contactForm, waitingStore);
  await openNotebook();
  await pressButton('Edit');
  typeInto('Name', '');
  typeInto('Mobile number', '12');
  await saveEditedForm();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
  expect(screen.getByLabelText('Mobile number')).toBeInvalid();
});

test('stores an edited waiting enquiry under a new key, and deletes a cancelled one', async () => {
  await set(contactForm.key, contactForm, waitingStore);
  await openNotebook();
  expect(getSection('Waiting to send').getByText('Mahindra 575 DI')).toBeVisible();
  await pressButton('Edit');
  typeInto('Name', 'Gita Patel');
  typeInto('Mobile number', '9876500001');
  await saveEditedForm();
  await screen.findByRole('button', { name: 'Cancel enquiry' });
  const [changedForm, ...otherForms] = await values<typeof contactForm>(waitingStore);
  expect(otherForms).toEqual([]);
  expect(changedForm).toMatchObject({
    state: 'waiting',
    body: { name: 'Gita Patel', mobile: '9876500001', message: 'Hi' },
  });
  expect(changedForm?.key).toMatch(/^[0-9a-f]{32}$/);
  await pressButton('Cancel enquiry');
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(await values(waitingStore)).toEqual([]);
});

test('clears district and tehsil of a waiting enquiry when its state changes', async () => {
  const lists: Record<string, object[]> = {
    all_state: [
      { slug: 'gujarat', state: 'Gujarat' },
      { slug: 'punjab', state: 'Punjab' },
    ],
    all_district: [{ slug: 'ludhiana', district: 'Ludhiana' }],
    all_tehsil: [{ slug: 'khanna', tehsil: 'Khanna' }],
  };
  const body = {
    form: 'tractor-on-road',
    name: 'Gita',
    mobile: '9876500000',
    type_id: 103,
    product_id: 9,
    brand: 'mahindra',
    model: 'mahindra-575-di',
    state: 'gujarat',
    district: 'anand',
    tehsil: 'anand',
  };
  const waitingForm = createWaitingForm('tractor-on-road', body);
  await set(waitingForm.key, waitingForm, waitingStore);
  await openNotebook();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const list = Object.keys(lists).find((name) => String(url).includes(name));
    return Response.json({ success: true, message: '', data: lists[list ?? ''] });
  });
  await pressButton('Edit');
  const row = getSection('Waiting to send');
  // The machine of an enquiry cannot be changed.
  expect(row.queryByLabelText('Model')).toBeNull();
  // The stored tehsil stays selected, although the list does not contain it.
  expect(row.getByLabelText('Tehsil')).toHaveValue('anand');
  await row.findByRole('option', { name: 'Punjab' });
  const chooseOption = (label: string, value: string) =>
    act(async () => fireEvent.change(row.getByLabelText(label), { target: { value } }));
  await chooseOption('State', 'punjab');
  expect(row.getByLabelText('District')).toHaveValue('');
  expect(row.getByLabelText('Tehsil')).toHaveValue('');
  await saveEditedForm();
  expect(row.getByLabelText('District')).toHaveAccessibleDescription('Please check this field.');
  await row.findByRole('option', { name: 'Ludhiana' });
  await chooseOption('District', 'ludhiana');
  await row.findByRole('option', { name: 'Khanna' });
  await chooseOption('Tehsil', 'khanna');
  await saveEditedForm();
  await screen.findByRole('button', { name: 'Cancel enquiry' });
  expect(await values<typeof waitingForm>(waitingStore)).toMatchObject([
    { body: { ...body, state: 'punjab', district: 'ludhiana', tehsil: 'khanna' } },
  ]);
});
