import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toast, type ToastMessage } from './toast.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const savedMessage: ToastMessage = { id: 1, text: 'Saved' };
const toast = (message: ToastMessage | undefined, onDone = jest.fn()) => (
  <Toast message={message} onDone={onDone} closeLabel="Close" />
);
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('renders the live region before it has a text', () => {
  const { rerender } = render(toast(undefined));
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(toast(savedMessage));
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Saved');
});

test('closes after six seconds unless it is hovered or focused', () => {
  const onDone = jest.fn();
  render(toast(savedMessage, onDone));
  const region = screen.getByRole('status');
  advanceTime(5900);
  fireEvent.pointerEnter(region);
  advanceTime(60_000);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.pointerLeave(region);
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
  advanceTime(60_000);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
  advanceTime(6000);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a new message restarts the six seconds', () => {
  const onDone = jest.fn();
  const { rerender } = render(toast(savedMessage, onDone));
  advanceTime(5000);
  rerender(toast({ id: 2, text: 'Saved' }, onDone));
  advanceTime(5000);
  expect(onDone).not.toHaveBeenCalled();
  advanceTime(1000);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('the action button calls onPress, and the close button calls onDone', () => {
  const onDone = jest.fn();
  const undo = jest.fn();
  render(toast({ ...savedMessage, action: { label: 'Undo', onPress: undo } }, onDone));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});
