import { act, render, screen } from '@testing-library/react';
import { type Popups, usePopups } from '@tractor-haat/platform';
import { Dialog } from '@tractor-haat/ui';
import { installDialogElement } from '@tractor-haat/ui/testing';
import { PopupHost, type PopupLoader } from './popup-host.tsx';

beforeAll(installDialogElement);

/** `move` simulates a navigation. */
function renderHost(load: PopupLoader) {
  let popups: Popups | undefined;
  let move: () => void = () => undefined;
  function Opener() {
    popups = usePopups();
    return null;
  }
  const subscribe = (listener: () => void) => {
    move = listener;
    return () => undefined;
  };
  render(
    <PopupHost load={load} subscribeToMoves={subscribe}>
      <Opener />
    </PopupHost>,
  );
  return {
    open: () => popups?.open('account/sign-in-popup', {}),
    openOther: () => popups?.open('enquiry/price-popup', {} as never),
    move: () => act(() => move()),
  };
}

const SignIn = ({ onClose }: { onClose?: () => void }) => (
  <Dialog open title="Sign in" closeLabel="Close" onClose={onClose ?? (() => undefined)}>
    number
  </Dialog>
);

test('closes the popup and unlocks page scrolling on a navigation', async () => {
  const { open, move } = renderHost(async () => SignIn);
  await act(async () => open());
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-modal');
  move();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});

test('does not open a popup whose code arrives after a navigation', async () => {
  let finishLoading: () => void = () => undefined;
  const loaded = new Promise<typeof SignIn>((resolve) => {
    finishLoading = () => resolve(SignIn);
  });
  const { open, move } = renderHost(() => loaded);
  const opening = open();
  move();
  finishLoading();
  await act(async () => opening);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => open());
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
});

test('keeps a newer popup open when the code of an older one arrives', async () => {
  let finishLoading: () => void = () => undefined;
  const loaded = new Promise<typeof SignIn>((resolve) => {
    finishLoading = () => resolve(SignIn);
  });
  const Price = () => <p>price</p>;
  const { open, openOther } = renderHost((name) =>
    name === 'account/sign-in-popup' ? loaded : Promise.resolve(Price),
  );
  const slowOpening = open();
  await act(async () => openOther());
  finishLoading();
  await act(async () => slowOpening);
  expect(screen.getByText('price')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
