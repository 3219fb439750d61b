import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const field = (error?: string) => (
  <Field label="Mobile number" hint="Ten digits" error={error}>
    {(control) => <TextInput {...control} prefix="+91" name="mobile" />}
  </Field>
);

test('a control has its label as name and its hint as description', () => {
  render(field());
  const input = screen.getByLabelText('Mobile number');
  expect(input).toHaveAccessibleDescription('Ten digits');
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an error as an alert and marks the control as invalid', () => {
  const { rerender } = render(field());
  const before = screen.getByLabelText('Mobile number');
  rerender(field('Mobile number must be exactly 10 digits long'));
  const input = screen.getByLabelText('Mobile number');
  expect(input).toBe(before);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    'Ten digits Mobile number must be exactly 10 digits long',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('must be exactly 10 digits');
});

test('an optional field is described as optional and has only its label as name', () => {
  render(
    <Field label="Model" optional="optional" hint="As on the plate">
      {(control) => <TextInput {...control} name="model" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Model' });
  expect(input).toHaveAccessibleDescription('optional As on the plate');
  expect(screen.getByText('optional')).toBeVisible();
});

test('a checkbox is described by its error, which does not replace its element', () => {
  const { rerender } = render(<Checkbox label="I agree" error={undefined} />);
  const before = screen.getByRole('checkbox', { name: 'I agree' });
  rerender(<Checkbox label="I agree" error="Please accept the terms" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBe(before);
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please accept the terms');
});
