import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkComponent } from '../plain-link.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

test('a button has the type "button" by default', () => {
  render(<Button>Compare</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('ignores clicks while pending but retains its name and the focus', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending onClick={onClick}>
        Get OTP
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Get OTP' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

/** Imitates the page translation of Chrome, which moves each text node into two `<font>` elements. */
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

test('becomes pending and idle again on a page that the browser has translated', () => {
  const { rerender } = render(<Button>Get OTP</Button>);
  act(translatePage);
  rerender(<Button isPending>Get OTP</Button>);
  expect(screen.getByRole('button', { name: /«Get OTP»/ })).toHaveAttribute('aria-busy', 'true');
  rerender(<Button>Get OTP</Button>);
  expect(screen.getByRole('button').querySelector('[aria-hidden]')).toBeNull();
});

test('ButtonLink renders the component in `as`, and IconLink a plain anchor by default', () => {
  const RouterLink: LinkComponent = ({ to, ...rest }) => <a href={`/hi${to}`} {...rest} />;
  render(
    <>
      <ButtonLink to="/tractors" as={RouterLink} variant="action">
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

test('an icon button has its label as accessible name and calls onClick', async () => {
  const onClick = jest.fn();
  render(<IconButton label="Close" icon={<svg aria-hidden="true" />} onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
