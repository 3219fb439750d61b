import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './radio-group.tsx';
import { Segmented } from './segmented.tsx';

const choices = [
  { value: 'dealer', label: 'Dealer', hint: 'Sells and repairs' },
  { value: 'farmer', label: 'Farmer' },
  { value: 'bank', label: 'Bank', disabled: true },
];
const getFormValues = () =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')).entries());

function WhoField({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <RadioGroup
      legend="Who are you?"
      hint="Choose one"
      name="who"
      choices={choices}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

test('a group has its legend as name, and its hint and error as description', () => {
  render(<WhoField error="Please choose" />);
  const group = screen.getByRole('group', { name: 'Who are you?' });
  expect(group).toHaveAccessibleDescription('Choose one Please choose');
  expect(screen.getByRole('radio', { name: /Dealer/ })).not.toBeChecked();
});

test('arrow keys select radios and skip disabled ones', async () => {
  const user = userEvent.setup();
  render(<WhoField />);
  await user.click(screen.getByText('Dealer'));
  expect(screen.getByRole('radio', { name: /Dealer/ })).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Farmer' })).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Bank' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /Dealer/ })).toBeChecked();
});

test('an uncontrolled Segmented submits the selected value', async () => {
  render(
    <form aria-label="Sign in">
      <Segmented
        legend="Sign in with"
        name="way"
        defaultValue="password"
        choices={[
          { value: 'password', label: 'Password' },
          { value: 'code', label: 'Code by SMS' },
        ]}
      />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Sign in with' })).toBeVisible();
  expect(getFormValues()).toEqual({ way: 'password' });
  await userEvent.click(screen.getByRole('radio', { name: 'Code by SMS' }));
  expect(getFormValues()).toEqual({ way: 'code' });
});
