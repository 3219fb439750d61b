import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { installDialogElement } from '../testing/dialog-element.ts';
import { Dialog } from './dialog.tsx';

beforeAll(installDialogElement);

function Page({ focusField = false }: { focusField?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Get price"
        closeLabel="Close"
        foot={<button type="button">Submit</button>}
        {...(focusField && { initialFocus: field })}
      >
        <input ref={field} aria-label="Name" />
      </Dialog>
    </>
  );
}

async function openPage(page = <Page />) {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Get price' }) };
}

test('renders only when open, with its heading as name', async () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Get price' })).toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  // A header element would be a second banner landmark.
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'the close button',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  [
    'a click on the backdrop',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog')),
  ],
])('closes by %s and restores the focus', async (_, closeDialog) => {
  const { user } = await openPage();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await closeDialog(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('stays open when a click starts inside, even if it ends on the backdrop', async () => {
  const { user, dialog } = await openPage();
  await user.click(screen.getByLabelText('Name'));
  fireEvent.pointerDown(screen.getByLabelText('Name'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

test('ignores a bubbling cancel event, such as that of a file input', async () => {
  const { dialog } = await openPage();
  fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
});

test('calls onClose when the browser closes it', async () => {
  const { dialog } = await openPage();
  await act(async () => (dialog as HTMLDialogElement).close());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('sets the initial focus to initialFocus', async () => {
  await openPage(<Page focusField />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('stays open when strict mode mounts it twice', async () => {
  const { dialog } = await openPage(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  await act(async () => {});
  expect(dialog).toHaveAttribute('open');
});
