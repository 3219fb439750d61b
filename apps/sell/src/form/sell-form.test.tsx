import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createErrorReply,
  createOkReply,
  DISTRICTS,
  fakeApi,
  SAVE,
  savedReply,
} from '../testing/fake-api.ts';
import {
  click,
  clickNext,
  getChoice,
  getField,
  getGroup,
  getStep,
  isOpen,
  openForm,
  readFormValues,
  send,
  type,
  VALID_LISTING,
} from '../testing/open-form.tsx';

const STEPS = ['The tractor', 'Condition and papers', 'Photos', 'Price and place', 'Your number'];
const listOpenSteps = () => STEPS.filter(isOpen);

test('stays at an invalid step on Next, and shows each error until it is corrected', async () => {
  fakeApi({});
  await openForm();
  type('Year it was built', '1959');
  await clickNext('The tractor');
  expect(listOpenSteps()).toEqual(['The tractor']);
  expect(getField('Brand and model')).toHaveAccessibleDescription(/Please choose the tractor/);
  expect(getField('Year it was built')).toBeInvalid();
  expect(getGroup('Which owner are you?')).toHaveAccessibleDescription('Please choose one');
  // Next validates only the fields of its step.
  expect(getField('Price you ask')).toBeValid();

  type('Brand and model', '7');
  expect(getField('Brand and model')).toBeValid();
  expect(getField('Year it was built')).toBeInvalid();
  type('Year it was built', '2018');
  fireEvent.click(getChoice('Which owner are you?', 'First'));
  await clickNext('The tractor');
  expect(listOpenSteps()).toEqual(['Condition and papers']);
  expect(getStep('Condition and papers').querySelector('summary')).toHaveFocus();
  expect(within(getStep('The tractor')).getByText('Done')).toBeVisible();
  expect(within(getStep('Condition and papers')).queryByText('Done')).toBeNull();
});

test("excludes makers and models from the browser's translation", async () => {
  fakeApi({});
  await openForm();
  const tractor = within(getField('Brand and model'));
  expect(tractor.getByText('Swaraj 744 FE').closest('[translate=no]')).not.toBeNull();
  expect(getField('Brand and model').closest('[translate=no]')).toBeNull();
});

test('keeps the values of both steps when going back', async () => {
  fakeApi({});
  await openForm();
  type('Brand and model', '7');
  type('Year it was built', '2018');
  fireEvent.click(getChoice('Which owner are you?', 'Second'));
  await clickNext('The tractor');
  fireEvent.click(getChoice('Engine', 'Needs work'));
  await click('The tractor');
  await waitFor(() => expect(isOpen('The tractor')).toBe(true));
  expect(getField('Brand and model')).toHaveValue('7');
  expect(getField('Year it was built')).toHaveValue('2018');
  expect(getChoice('Which owner are you?', 'Second')).toBeChecked();
  await clickNext('The tractor');
  expect(listOpenSteps()).toEqual(['Condition and papers']);
  expect(getChoice('Engine', 'Needs work')).toBeChecked();
});

test('opens the invalid steps on Get OTP with missing values, and focuses the first', async () => {
  const api = fakeApi({});
  const { owners: _, mobile: __, ...listing } = VALID_LISTING;
  await openForm({ stored: { ...listing, mobile: '98765' } });
  const terms = screen.getByLabelText(/^I accept the terms/);
  await userEvent.click(terms);
  await send();
  expect(listOpenSteps()).toEqual(['The tractor', 'Your number']);
  expect(getStep('The tractor').querySelector('summary')).toHaveFocus();
  expect(getField('Mobile number')).toHaveAccessibleDescription(
    /Mobile number must be exactly 10 digits long/,
  );
  expect(terms).toHaveAccessibleDescription('You must accept the terms');
  expect(api.listSent(SAVE)).toEqual([]);
});

test.each([
  ['rejects', '1959', false],
  ['accepts', '1960', true],
  ['accepts', '2026', true],
  ['rejects', '2027', false],
] as const)('%s the year of manufacture %s', async (_, year, isValid) => {
  fakeApi({});
  await openForm({ stored: { ...VALID_LISTING, year } });
  await clickNext('The tractor');
  expect(isOpen('The tractor')).toBe(!isValid);
  if (!isValid) {
    expect(getField('Year it was built')).toHaveAccessibleDescription(
      'Enter the year it was built, from 1960 to this year',
    );
  }
});

test.each(['1970-01-01', '2031-03-05'])(
  "uses the server's year while the phone's clock is at %s",
  async (day) => {
    fakeApi({});
    await openForm({ stored: { ...VALID_LISTING, year: '2026' } });
    jest.useFakeTimers({ now: new Date(day) });
    await clickNext('The tractor');
    expect(isOpen('The tractor')).toBe(false);
    type('Year it was built', '2027');
    await clickNext('The tractor');
    jest.useRealTimers();
    expect(getField('Year it was built')).toBeInvalid();
  },
);

test.each([
  ['rejects', '9999', false],
  ['accepts', '10000', true],
  ['accepts', '10000000', true],
  ['rejects', '10000001', false],
] as const)('%s a price of %s rupees', async (_, price, isValid) => {
  fakeApi({});
  await openForm({ stored: { ...VALID_LISTING, price } });
  await clickNext('Price and place');
  expect(isOpen('Your number')).toBe(isValid);
  if (!isValid) {
    expect(getField('Price you ask')).toHaveAccessibleDescription(
      'Enter a price in whole rupees, from 10,000 to 1,00,00,000',
    );
  }
});

test('accepts typed amounts and pasted numbers in common notations', async () => {
  fakeApi({});
  await openForm();
  const user = userEvent.setup({ delay: null });
  await user.type(getField('Price you ask'), '₹ 12,50,000');
  expect(getField('Price you ask')).toHaveValue('1250000');
  await user.click(getField('Mobile number'));
  await user.paste('+91 98765-43210');
  expect(getField('Mobile number')).toHaveValue('9876543210');
});

test.each([
  ['Price you ask', '12,00,000', '1200000'],
  ['Price you ask', '₹ 12,00,000', '1200000'],
  ['Price you ask', '૧૨,૦૦,૦૦૦', '1200000'],
  ['Price you ask', '1,00,00,00,000', '1000000000'],
  ['Price you ask', '7.5 lakh', '750000'],
  ['Price you ask', '7 लाख', '700000'],
  ['Price you ask', '૭૫ હજાર', '75000'],
  ['Price you ask', 'approx 7,00,000', '700000'],
  ['Year it was built', ' २०१९', '2019'],
  ['Hours', '12,500 hours', '12500'],
  ['Mobile number', '+91 09876543210', '9876543210'],
  ['Mobile number', '98765432101', '9876543210'],
])('converts text pasted into %s, %j, to %s', async (label, text, value) => {
  fakeApi({});
  await openForm();
  const control = screen.getByLabelText(new RegExp(`^${label}`));
  await userEvent.click(control);
  await userEvent.paste(text);
  expect(control).toHaveValue(value);
});

test('converts a price in words to rupees on blur and rejects a range', async () => {
  fakeApi({});
  await openForm();
  const user = userEvent.setup({ delay: null });
  const price = getField('Price you ask');
  await user.type(price, '7.5 lakh');
  expect(price).toHaveValue('7.5 lakh');
  await user.tab();
  expect(price).toHaveValue('750000');
  expect(price).toBeValid();
  await user.clear(price);
  await user.type(price, '7-7.5 lakh');
  await user.tab();
  expect(price).toHaveValue('7-7.5 lakh');
  expect(price).toHaveAccessibleDescription(
    'Enter a price in whole rupees, from 10,000 to 1,00,00,000',
  );
  await user.clear(price);
  expect(price).toBeValid();
});

test('normalises price and name before it sends them', async () => {
  const api = fakeApi({ [SAVE]: [savedReply] });
  await openForm({
    stored: { ...VALID_LISTING, price: '12 lakh', name: 'R.\u00a0K. Sharma\u200b' },
  });
  await send();
  expect(api.listSent(SAVE)).toMatchObject([{ price: '1200000', name: 'R. K. Sharma' }]);
});

test('lists the districts of the selected state and clears the district when the state changes', async () => {
  const ludhiana = createOkReply([{ slug: 'ludhiana', district: 'Ludhiana' }]);
  const anand = createOkReply([{ slug: 'anand', district: 'Anand' }]);
  const api = fakeApi({ [DISTRICTS]: [anand, ludhiana] });
  await openForm();
  const getDistrict = () => within(getField('District'));
  expect(getDistrict().getByText('Choose your state first')).toBeInTheDocument();
  await act(async () => type('State', 'gujarat'));
  type('District', 'anand');
  expect(getField('District')).toHaveValue('anand');
  await act(async () => type('State', 'punjab'));
  expect(api.listSent(DISTRICTS).map(({ state }) => state)).toEqual(['gujarat', 'punjab']);
  expect(getDistrict().queryByText('Anand')).toBeNull();
  expect(getDistrict().getByText('Ludhiana')).toBeInTheDocument();
  expect(readFormValues().district).toBe('');
});

test.each(['unreached', createErrorReply(500), createErrorReply(200)] as const)(
  'offers a retry if the districts fail to load with %j',
  async (failedReply) => {
    fakeApi({ [DISTRICTS]: [failedReply, createOkReply([{ slug: 'anand', district: 'Anand' }])] });
    await openForm();
    await act(async () => type('State', 'gujarat'));
    expect(screen.getByRole('alert')).toHaveTextContent('The districts did not load.');
    await click('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(getField('District')).getByText('Anand')).toBeInTheDocument();
  },
);
