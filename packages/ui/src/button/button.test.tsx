import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkComponent } from '../plain-link.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

test('has type button by default', () => {
  render(<Button>Compare</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a pending button keeps name and focus and ignores clicks', async () => {
  const acted = jest.fn();
  const sent = jest.fn();
  render(
    <form onSubmit={sent}>
      <Button type="submit" isPending onClick={acted}>
        Get OTP
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Get OTP' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(acted).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

/** Chrome's page translation: moves each text node into two `<font>` elements. */
function translatePage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    text.replaceWith(outer);
    outer.appendChild(document.createElement('font')).append(`«${text.data}»`);
  }
}

test('on a translated page a button becomes pending and returns', () => {
  const { rerender } = render(<Button>Get OTP</Button>);
  act(translatePage);
  rerender(<Button isPending>Get OTP</Button>);
  expect(screen.getByRole('button', { name: /«Get OTP»/ })).toHaveAttribute('aria-busy', 'true');
  rerender(<Button>Get OTP</Button>);
  expect(screen.getByRole('button').querySelector('[aria-hidden]')).toBeNull();
});

test("ButtonLink and IconLink render the router's link", () => {
  const Router: LinkComponent = ({ to, ...rest }) => <a href={`/hi${to}`} {...rest} />;
  render(
    <>
      <ButtonLink to="/tractors" as={Router} variant="action">
        See tractors
      </ButtonLink>
      <IconLink to="/compare" label="Compare" icon={<svg aria-hidden="true" />} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'See tractors' })).toHaveAttribute(
    'href',
    '/hi/tractors',
  );
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare');
});

test('an icon button has an accessible name', async () => {
  const pressed = jest.fn();
  render(<IconButton label="Close" icon={<svg aria-hidden="true" />} onClick={pressed} />);
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
});
