import { fireEvent, render, screen } from '@testing-library/react';
import { PopupLink, type PopupLinkProps } from './popup-link.tsx';

const getLink = () => screen.getByRole('link', { name: 'Get price' });

function renderLink() {
  const open = jest.fn();
  const popup = (state: PopupLinkProps['popup']['state']) => (
    <PopupLink href="#form" popup={{ state, button: { 'aria-haspopup': 'dialog', onClick: open } }}>
      Get price
    </PopupLink>
  );
  const { rerender } = render(popup('rest'));
  return { open, setState: (state: PopupLinkProps['popup']['state']) => rerender(popup(state)) };
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

test('a plain click opens the popup, and a click with a modifier key is left to the browser', () => {
  const { open } = renderLink();
  expect(getLink()).toHaveAttribute('href', '#form');
  expect(getLink()).toHaveAttribute('aria-haspopup', 'dialog');
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(getLink(), { [key]: true })).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(fireEvent.click(getLink())).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

test('ignores clicks while the popup is loading', () => {
  const { open, setState } = renderLink();
  setState('busy');
  expect(getLink()).toHaveAttribute('aria-busy', 'true');
  expect(fireEvent.click(getLink())).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

test('follows the link if the popup fails to load', () => {
  const { setState } = renderLink();
  setState('busy');
  expect(location.hash).toBe('');
  setState('failed');
  jest.advanceTimersByTime(0);
  expect(location.hash).toBe('#form');
});

test('follows the link if the popup takes longer than four seconds', () => {
  const { setState } = renderLink();
  setState('busy');
  jest.advanceTimersByTime(3999);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#form');
});

test('follows the link once if the popup also fails after the timeout', () => {
  const { setState } = renderLink();
  setState('busy');
  jest.advanceTimersByTime(4000);
  history.replaceState(null, '', '/');
  setState('failed');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});

test('does not follow the link if the popup has opened', () => {
  const { setState } = renderLink();
  setState('busy');
  setState('rest');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});

test('does not follow the link while the browser is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderLink().setState('failed');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});
