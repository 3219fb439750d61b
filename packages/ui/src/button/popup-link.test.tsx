import { fireEvent, render, screen } from '@testing-library/react';
import { PopupLink, type PopupLinkProps } from './popup-link.tsx';

const link = () => screen.getByRole('link', { name: 'Get price' });

/** A link in one state of its popup. */
function show() {
  const open = jest.fn();
  const popup = (state: PopupLinkProps['popup']['state']) => (
    <PopupLink href="#form" popup={{ state, button: { 'aria-haspopup': 'dialog', onClick: open } }}>
      Get price
    </PopupLink>
  );
  const { rerender } = render(popup('rest'));
  return { open, turn: (state: PopupLinkProps['popup']['state']) => rerender(popup(state)) };
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

test('a plain click opens the popup; modified clicks go to the browser', () => {
  const { open } = show();
  expect(link()).toHaveAttribute('href', '#form');
  expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(link(), { [key]: true })).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(fireEvent.click(link())).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

test('ignores clicks while the popup is loading', () => {
  const { open, turn } = show();
  turn('busy');
  expect(link()).toHaveAttribute('aria-busy', 'true');
  expect(fireEvent.click(link())).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

test('follows the link when the popup fails to load', () => {
  const { turn } = show();
  turn('busy');
  expect(location.hash).toBe('');
  turn('failed');
  jest.advanceTimersByTime(0);
  expect(location.hash).toBe('#form');
});

test('follows the link when the popup takes longer than four seconds', () => {
  const { turn } = show();
  turn('busy');
  jest.advanceTimersByTime(3999);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#form');
});

test('follows the link only once if the popup fails afterwards', () => {
  const { turn } = show();
  turn('busy');
  jest.advanceTimersByTime(4000);
  history.replaceState(null, '', '/');
  turn('failed');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});

test('does not follow the link when the popup has opened', () => {
  const { turn } = show();
  turn('busy');
  turn('rest');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});

test('does not follow the link offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show().turn('failed');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});
