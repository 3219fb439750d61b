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

const slider = () => screen.getByRole('slider', { name: 'Loan amount' });
const box = () => screen.getByRole('textbox', { name: 'Loan amount' });

test('slider and box have the same value, and the slider has a value text', () => {
  render(<Loan />);
  expect(slider()).toHaveValue('500000');
  expect(slider()).toHaveAttribute('aria-valuetext', '500000 rupees');
  expect(box()).toHaveValue('5,00,000');
});

test('the slider moves the box', () => {
  render(<Loan />);
  fireEvent.change(slider(), { target: { value: '620000' } });
  expect(box()).toHaveValue('6,20,000');
});

test('typing moves the slider once the number is valid, and blur corrects it', async () => {
  const user = userEvent.setup();
  render(<Loan />);
  await user.clear(box());
  await user.type(box(), '70');
  expect(slider()).toHaveValue('500000');
  await user.type(box(), '0000');
  expect(slider()).toHaveValue('700000');
  await user.type(box(), '0');
  await user.tab();
  expect(box()).toHaveValue('15,00,000');
  expect(slider()).toHaveValue('1500000');
});

test('Enter during IME composition keeps the text', () => {
  render(<Loan />);
  fireEvent.change(box(), { target: { value: '7' } });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(box()).toHaveValue('7');
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  expect(box()).toHaveValue('1,00,000');
});

test('letters and an empty box leave the value unchanged', async () => {
  const user = userEvent.setup();
  render(<Loan />);
  await user.clear(box());
  await user.tab();
  expect(box()).toHaveValue('5,00,000');
  await user.clear(box());
  await user.type(box(), 'abc{Enter}');
  expect(box()).toHaveValue('5,00,000');
});

test('reads money in words and keeps what it cannot read, with an error until it is corrected', async () => {
  const user = userEvent.setup();
  render(<Loan read={parseRupees} />);
  await user.clear(box());
  await user.type(box(), '7.5 lakh');
  expect(slider()).toHaveValue('750000');
  await user.tab();
  expect(box()).toHaveValue('7,50,000');
  await user.clear(box());
  await user.type(box(), '7-7.5 lakh');
  expect(box()).toBeValid();
  await user.tab();
  expect(box()).toHaveValue('7-7.5 lakh');
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Type one sum');
  expect(slider()).toHaveValue('750000');
  await user.type(box(), '{Backspace}');
  expect(box()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(box()).toHaveValue('7,60,000');
});

test('shows a submitted invalid text with its error until another value is set', async () => {
  render(<Loan read={parseRupees} unreadText="7-8 lakh" />);
  expect(box()).toHaveValue('7-8 lakh');
  expect(box()).toHaveAccessibleDescription('Type one sum');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(box()).toHaveValue('5,10,000');
  expect(box()).toBeValid();
});

test('step buttons and arrow keys change the value by one step and stop at the limits', async () => {
  const user = userEvent.setup();
  render(<Loan start={1490000} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(box()).toHaveValue('15,00,000');
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await user.click(box());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(slider()).toHaveValue('1480000');
});

test.each(['7,50,000', '₹ ७,५०,०००', '૭૫૦૦૦૦'])(
  'parses %s, and the form submits plain digits',
  async (figure) => {
    const user = userEvent.setup();
    render(
      <form aria-label="Loan">
        <Loan />
      </form>,
    );
    await user.clear(box());
    await user.type(box(), `${figure}{Enter}`);
    expect(slider()).toHaveValue('750000');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('amount_inr')).toBe('750000');
  },
);

test('the box accepts a finer step than the slider', async () => {
  const user = userEvent.setup();
  render(<Loan typedStep={1} />);
  await user.clear(box());
  await user.type(box(), '683251{Enter}');
  expect(box()).toHaveValue('6,83,251');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(box()).toHaveValue('6,90,000');
});

test('without JavaScript the form submits the box; early input survives hydration', async () => {
  const page = document.createElement('form');
  page.innerHTML = renderToString(<Loan />);
  document.body.append(page);
  expect(new FormData(page).getAll('amount_inr')).toEqual(['5,00,000']);
  box().setAttribute('value', '5,00,000');
  Object.assign(box(), { value: '7,50,000' });
  await act(async () => {
    hydrateRoot(page, <Loan />);
  });
  expect(new FormData(page).getAll('amount_inr')).toEqual(['750000']);
  expect(slider()).toHaveValue('750000');
  page.remove();
});
