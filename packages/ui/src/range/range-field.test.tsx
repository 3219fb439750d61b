import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseRupees } from '@tractor-haat/i18n';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RangeField } from './range-field.tsx';

type LoanProps = {
  start?: number;
  typedStep?: number;
  read?: (text: string) => number;
  unreadText?: string;
};

function Loan({ start = 500000, typedStep, read, unreadText }: LoanProps) {
  const [value, setValue] = useState(start);
  return (
    <RangeField
      label="Loan amount"
      unit="₹"
      unitAt="start"
      name="amount_inr"
      min={100000}
      max={1500000}
      step={10000}
      {...(typedStep ? { typedStep } : {})}
      {...(read ? { read } : {})}
      unreadText={unreadText}
      value={value}
      onChange={setValue}
      format={(rupees) => rupees.toLocaleString('en-IN')}
      valueText={(rupees) => `${rupees} rupees`}
      texts={{ less: 'Less', more: 'More', ...(read ? { unread: 'Type one sum' } : {}) }}
    />
  );
}

const getSlider = () => screen.getByRole('slider', { name: 'Loan amount' });
const getTextBox = () => screen.getByRole('textbox', { name: 'Loan amount' });

test('slider and text box show the same value', () => {
  render(<Loan />);
  expect(getSlider()).toHaveValue('500000');
  expect(getSlider()).toHaveAttribute('aria-valuetext', '500000 rupees');
  expect(getTextBox()).toHaveValue('5,00,000');
});

test('a move of the slider updates the text box', () => {
  render(<Loan />);
  fireEvent.change(getSlider(), { target: { value: '620000' } });
  expect(getTextBox()).toHaveValue('6,20,000');
});

test('a valid typed number moves the slider, and blur corrects an invalid one', async () => {
  const user = userEvent.setup();
  render(<Loan />);
  await user.clear(getTextBox());
  await user.type(getTextBox(), '70');
  expect(getSlider()).toHaveValue('500000');
  await user.type(getTextBox(), '0000');
  expect(getSlider()).toHaveValue('700000');
  await user.type(getTextBox(), '0');
  await user.tab();
  expect(getTextBox()).toHaveValue('15,00,000');
  expect(getSlider()).toHaveValue('1500000');
});

test('leaves the text unchanged on Enter during IME composition', () => {
  render(<Loan />);
  fireEvent.change(getTextBox(), { target: { value: '7' } });
  fireEvent.keyDown(getTextBox(), { key: 'Enter', keyCode: 229 });
  expect(getTextBox()).toHaveValue('7');
  fireEvent.keyDown(getTextBox(), { key: 'Enter', keyCode: 13 });
  expect(getTextBox()).toHaveValue('1,00,000');
});

test('retains the value if the text box is empty or contains letters', async () => {
  const user = userEvent.setup();
  render(<Loan />);
  await user.clear(getTextBox());
  await user.tab();
  expect(getTextBox()).toHaveValue('5,00,000');
  await user.clear(getTextBox());
  await user.type(getTextBox(), 'abc{Enter}');
  expect(getTextBox()).toHaveValue('5,00,000');
});

test('reads a typed amount with a unit', async () => {
  const user = userEvent.setup();
  render(<Loan read={parseRupees} />);
  await user.clear(getTextBox());
  await user.type(getTextBox(), '7.5 lakh');
  expect(getSlider()).toHaveValue('750000');
  await user.tab();
  expect(getTextBox()).toHaveValue('7,50,000');
});

test('shows an error for an unreadable text until the text changes', async () => {
  const user = userEvent.setup();
  render(<Loan start={750000} read={parseRupees} />);
  await user.clear(getTextBox());
  await user.type(getTextBox(), '7-7.5 lakh');
  expect(getTextBox()).toBeValid();
  await user.tab();
  expect(getTextBox()).toHaveValue('7-7.5 lakh');
  expect(getTextBox()).toBeInvalid();
  expect(getTextBox()).toHaveAccessibleDescription('Type one sum');
  expect(getSlider()).toHaveValue('750000');
  await user.type(getTextBox(), '{Backspace}');
  expect(getTextBox()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(getTextBox()).toHaveValue('7,60,000');
});

test('shows a submitted invalid text with its error until another value is set', async () => {
  render(<Loan read={parseRupees} unreadText="7-8 lakh" />);
  expect(getTextBox()).toHaveValue('7-8 lakh');
  expect(getTextBox()).toHaveAccessibleDescription('Type one sum');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(getTextBox()).toHaveValue('5,10,000');
  expect(getTextBox()).toBeValid();
});

test('buttons and arrow keys change the value by one step within the limits', async () => {
  const user = userEvent.setup();
  render(<Loan start={1490000} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(getTextBox()).toHaveValue('15,00,000');
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await user.click(getTextBox());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(getSlider()).toHaveValue('1480000');
});

test.each(['7,50,000', '₹ ७,५०,०००', '૭૫૦૦૦૦'])(
  'submits plain digits for the typed text %s',
  async (text) => {
    const user = userEvent.setup();
    render(
      <form aria-label="Loan">
        <Loan />
      </form>,
    );
    await user.clear(getTextBox());
    await user.type(getTextBox(), `${text}{Enter}`);
    expect(getSlider()).toHaveValue('750000');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('amount_inr')).toBe('750000');
  },
);

test('accepts smaller steps in the text box than on the slider', async () => {
  const user = userEvent.setup();
  render(<Loan typedStep={1} />);
  await user.clear(getTextBox());
  await user.type(getTextBox(), '683251{Enter}');
  expect(getTextBox()).toHaveValue('6,83,251');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(getTextBox()).toHaveValue('6,90,000');
});

test('submits the text box before hydration, and then the hidden field with the typed value', async () => {
  const page = document.createElement('form');
  page.innerHTML = renderToString(<Loan />);
  document.body.append(page);
  expect(new FormData(page).getAll('amount_inr')).toEqual(['5,00,000']);
  getTextBox().setAttribute('value', '5,00,000');
  Object.assign(getTextBox(), { value: '7,50,000' });
  await act(async () => {
    hydrateRoot(page, <Loan />);
  });
  expect(new FormData(page).getAll('amount_inr')).toEqual(['750000']);
  expect(getSlider()).toHaveValue('750000');
  page.remove();
});
