import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { installDialogElement } from '../testing/dialog-element.ts';
import { Dialog } from './dialog.tsx';

type User = ReturnType<typeof userEvent.setup>;

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

test('renders its content only while open, with its heading as name', async () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Get price' })).toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('adds no second banner or contentinfo landmark to the page', async () => {
  await openPage();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test.each([
  ['Escape', (user: User) => user.keyboard('{Escape}')],
  ['the close button', (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click on the backdrop', (user: User) => user.click(screen.getByRole('dialog'))],
])('%s closes the dialog and returns the focus to the opener', async (_, closeDialog) => {
  const { user } = await openPage();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await closeDialog(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('stays open if a click begins inside and ends on the backdrop', async () => {
  const { user, dialog } = await openPage();
  await user.click(screen.getByLabelText('Name'));
  fireEvent.pointerDown(screen.getByLabelText('Name'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

test('ignores a cancel event that bubbles from its content, such as that of a file input', async () => {
  const { dialog } = await openPage();
  fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
});

test('calls onClose if the browser closes it', async () => {
  const { dialog } = await openPage();
  await act(async () => (dialog as HTMLDialogElement).close());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('focuses the element of initialFocus when it opens', async () => {
  await openPage(<Page focusField />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('stays open if strict mode mounts it twice', async () => {
  const { dialog } = await openPage(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  await act(async () => {});
  expect(dialog).toHaveAttribute('open');
});
