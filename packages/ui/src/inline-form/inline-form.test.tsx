import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InlineForm } from './inline-form.tsx';

const props = {
  label: 'Email',
  input: { name: 'email', type: 'email', placeholder: 'Your email' },
  button: 'Subscribe',
};

test('the button and Enter submit the form with the value of its field', async () => {
  const sentEmails: unknown[] = [];
  render(
    <InlineForm
      {...props}
      action="/api/newsletter"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        sentEmails.push(new FormData(event.currentTarget).get('email'));
      }}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.in{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(sentEmails).toEqual(['a@b.in', 'a@b.in']);
});

test('the error describes the field', () => {
  render(<InlineForm {...props} error="Email is invalid" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Email is invalid');
});

test('replaces field and error by the success text in a live region', () => {
  const { rerender } = render(<InlineForm {...props} />);
  const status = screen.getByRole('status');
  rerender(<InlineForm {...props} error="Email is invalid" done="Thank you" />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Thank you');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
