import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, PrefetchContext } from './link.tsx';

function show(prefetch?: 'intent' | 'none') {
  const fetchCode = jest.fn();
  render(
    <MemoryRouter basename="/hi" initialEntries={['/hi']}>
      <PrefetchContext value={fetchCode}>
        <Link to="/tractors" {...(prefetch ? { prefetch } : {})}>
          Tractors
        </Link>
      </PrefetchContext>
    </MemoryRouter>,
  );
  return { fetchCode, link: screen.getByRole('link') };
}

test('adds the language prefix of the document', () => {
  expect(show().link).toHaveAttribute('href', '/hi/tractors');
});

test.each(['pointerEnter', 'touchStart', 'focus'] as const)('%s prefetches the page', (event) => {
  const { fetchCode, link } = show();
  fireEvent[event](link);
  expect(fetchCode).toHaveBeenCalledWith('/hi/tractors');
});

test('does not prefetch with prefetch="none"', () => {
  const { fetchCode, link } = show('none');
  fireEvent.pointerEnter(link);
  expect(fetchCode).not.toHaveBeenCalled();
});

/** Renders the current address. */
const Here = () => <p role="status">{useLocation().pathname}</p>;

function follow(props: { reloadDocument?: boolean; onClick?: () => void }, click?: MouseEventInit) {
  render(
    <MemoryRouter>
      <Link to="/tractors" {...props}>
        Tractors
      </Link>
      <Here />
    </MemoryRouter>,
  );
  const isLeftToTheBrowser = fireEvent.click(screen.getByRole('link'), click);
  return { isLeftToTheBrowser, here: screen.getByRole('status').textContent };
}

test('navigates without a page load', () => {
  const onClick = jest.fn();
  expect(follow({ onClick })).toEqual({ isLeftToTheBrowser: false, here: '/tractors' });
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  ['a modifier key opens a new tab', {}, { ctrlKey: true }],
  ['reloadDocument is set', { reloadDocument: true }, {}],
])('leaves the click to the browser if %s', (_, props, click) => {
  expect(follow(props, click)).toEqual({ isLeftToTheBrowser: true, here: '/' });
});
