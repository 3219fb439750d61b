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

beforeEach(() => history.replaceState(null, '', '/'));

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
  expect(location.hash).toBe('#form');
});

test('without network the page stays', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show().turn('failed');
  expect(location.hash).toBe('');
});
