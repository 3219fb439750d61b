import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePopupButton } from './use-popup-button.ts';
import { type Popups, PopupsContext } from './widget-host.ts';

function PopupOpener() {
  const { state, button } = usePopupButton('enquiry/price-popup', {});
  return (
    <button type="button" {...button}>
      {state}
    </button>
  );
}

function renderButton(open: Popups['open']) {
  const prepare = jest.fn();
  render(
    <PopupsContext value={{ open, prepare }}>
      <PopupOpener />
    </PopupsContext>,
  );
  return { prepare, button: screen.getByRole('button') };
}

test('prefetches the popup when the pointer enters the button', () => {
  const { prepare, button } = renderButton(async () => undefined);
  expect(prepare).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button);
  expect(prepare).toHaveBeenCalledWith('enquiry/price-popup');
});

test('the button is busy until the popup is open', async () => {
  let finishOpening: () => void = () => undefined;
  const { button } = renderButton(
    () =>
      new Promise((resolve) => {
        finishOpening = resolve;
      }),
  );
  fireEvent.click(button);
  expect(button).toHaveTextContent('busy');
  await act(async () => finishOpening());
  expect(button).toHaveTextContent('rest');
});

test('shows a failure, after which a second click opens the popup', async () => {
  const open = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(undefined);
  const { button } = renderButton(open);
  await act(async () => fireEvent.click(button));
  expect(button).toHaveTextContent('failed');
  await act(async () => fireEvent.click(button));
  expect(button).toHaveTextContent('rest');
});

test('passes the props of the opener to the popup', async () => {
  const open = jest.fn(async () => undefined);
  function Opener() {
    const { button } = usePopupButton('account/sign-in-popup', { mode: 'register' });
    return (
      <button type="button" {...button}>
        Register
      </button>
    );
  }
  render(
    <PopupsContext value={{ open, prepare: () => undefined }}>
      <Opener />
    </PopupsContext>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(open).toHaveBeenCalledWith('account/sign-in-popup', { mode: 'register' });
});
