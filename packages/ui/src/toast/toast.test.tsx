import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toast, type ToastMessage } from './toast.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const saved: ToastMessage = { id: 1, text: 'Saved' };
const toast = (message: ToastMessage | undefined, onDone = jest.fn()) => (
  <Toast message={message} onDone={onDone} closeLabel="Close" />
);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the live region exists before its text', () => {
  const { rerender } = render(toast(undefined));
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(toast(saved));
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Saved');
});

test('closes after six seconds, but not while hovered or focused', () => {
  const onDone = jest.fn();
  render(toast(saved, onDone));
  const region = screen.getByRole('status');
  pass(5900);
  fireEvent.pointerEnter(region);
  pass(60_000);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.pointerLeave(region);
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
  pass(60_000);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
  pass(6000);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a new message restarts the six seconds', () => {
  const onDone = jest.fn();
  const { rerender } = render(toast(saved, onDone));
  pass(5000);
  rerender(toast({ id: 2, text: 'Saved' }, onDone));
  pass(5000);
  expect(onDone).not.toHaveBeenCalled();
  pass(1000);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('can be closed, and can have an undo action', () => {
  const onDone = jest.fn();
  const undo = jest.fn();
  render(toast({ ...saved, action: { label: 'Undo', onPress: undo } }, onDone));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});
