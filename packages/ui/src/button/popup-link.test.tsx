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

test('a plain click opens the popup; another window is the browser’s', () => {
  const { open } = show();
  expect(link()).toHaveAttribute('href', '#form');
  expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(link(), { [key]: true })).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(fireEvent.click(link())).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

test('while the popup is on its way another click does nothing', () => {
  const { open, turn } = show();
  turn('busy');
  expect(link()).toHaveAttribute('aria-busy', 'true');
  expect(fireEvent.click(link())).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

test('is followed where the popup cannot be had', () => {
  const { turn } = show();
  turn('busy');
  expect(location.hash).toBe('');
  turn('failed');
  jest.advanceTimersByTime(0);
  expect(location.hash).toBe('#form');
});

test('is followed when the popup takes longer than four seconds', () => {
  const { turn } = show();
  turn('busy');
  jest.advanceTimersByTime(3999);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#form');
});

test('is followed once, though its popup fails afterwards', () => {
  const { turn } = show();
  turn('busy');
  jest.advanceTimersByTime(4000);
  history.replaceState(null, '', '/');
  turn('failed');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});

test('is not followed when the popup has opened', () => {
  const { turn } = show();
  turn('busy');
  turn('rest');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});

test('without network the page stays', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show().turn('failed');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});
