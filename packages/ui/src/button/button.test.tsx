import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('is a plain button unless told, so that it sends no form by accident', () => {
  render(<Button>Compare</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('while busy it keeps its name and focus, and neither acts nor sends the form', async () => {
  const acted = jest.fn();
  const sent = jest.fn();
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy onClick={acted}>
        Get OTP
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Get OTP' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(acted).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});
