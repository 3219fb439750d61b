import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';
import { useAfterCommit } from './use-after-commit.ts';

/** Marks its second field as invalid after an asynchronous submit. */
function AsyncForm({ answer }: { answer: Promise<void> }) {
  const form = useRef<HTMLFormElement>(null);
  const [isWrong, setWrong] = useState(false);
  const afterCommit = useAfterCommit();
  return (
    <form
      ref={form}
      onSubmit={async (event) => {
        event.preventDefault();
        await answer;
        setWrong(true);
        afterCommit(() => focusFirstError(form.current));
      }}
    >
      <input aria-label="Name" />
      <input aria-label="Mobile" aria-invalid={isWrong || undefined} />
      <button type="submit">Send</button>
    </form>
  );
}

const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));

test('focuses the first invalid field in the commit that shows the error', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  render(<AsyncForm answer={Promise.resolve()} />);
  await send();
  expect(screen.getByLabelText('Mobile')).toHaveFocus();
});

test('focuses after each submit, not after other renders', async () => {
  const { rerender } = render(<AsyncForm answer={Promise.resolve()} />);
  await send();
  screen.getByLabelText('Name').focus();
  rerender(<AsyncForm answer={Promise.resolve()} />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await send();
  expect(screen.getByLabelText('Mobile')).toHaveFocus();
});
