import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkComponent } from '../link.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

test('is a plain button unless told, so that it sends no form by accident', () => {
  render(<Button>Compare</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('while busy it keeps its name and focus, and neither acts nor sends the form', async () => {
  const acted = jest.fn();
  const sent = jest.fn();
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy onClick={acted}>
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

test('a link that looks like a button stays a link, drawn by the router', () => {
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

test('a sign alone has a name', async () => {
  const pressed = jest.fn();
  render(<IconButton label="Close" icon={<svg aria-hidden="true" />} onClick={pressed} />);
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
});
