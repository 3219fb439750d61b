import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';
import { useAfterCommit } from './use-after-commit.ts';

function AsyncForm({ response }: { response: Promise<void> }) {
  const form = useRef<HTMLFormElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const afterCommit = useAfterCommit();
  return (
    <form
      ref={form}
      onSubmit={async (event) => {
        event.preventDefault();
        await response;
        setInvalid(true);
        afterCommit(() => focusFirstError(form.current));
      }}
    >
      <input aria-label="Name" />
      <input aria-label="Mobile" aria-invalid={isInvalid || undefined} />
      <button type="submit">Send</button>
    </form>
  );
}

const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));

test('focuses the first invalid field in the commit that shows the error', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  render(<AsyncForm response={Promise.resolve()} />);
  await send();
  expect(screen.getByLabelText('Mobile')).toHaveFocus();
});

test('focuses the first invalid field after each submit but not after other renders', async () => {
  const { rerender } = render(<AsyncForm response={Promise.resolve()} />);
  await send();
  screen.getByLabelText('Name').focus();
  rerender(<AsyncForm response={Promise.resolve()} />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await send();
  expect(screen.getByLabelText('Mobile')).toHaveFocus();
});
