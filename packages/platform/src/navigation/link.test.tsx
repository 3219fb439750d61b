import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, PrefetchContext } from './link.tsx';

function renderLink(prefetch?: 'intent' | 'none') {
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

test('a link adds the language prefix of the document', () => {
  expect(renderLink().link).toHaveAttribute('href', '/hi/tractors');
});

test.each(['pointerEnter', 'touchStart', 'focus'] as const)(
  'prefetches the page on %s',
  (event) => {
    const { fetchCode, link } = renderLink();
    fireEvent[event](link);
    expect(fetchCode).toHaveBeenCalledWith('/hi/tractors');
  },
);

test('a link with prefetch="none" does not prefetch its page', () => {
  const { fetchCode, link } = renderLink('none');
  fireEvent.pointerEnter(link);
  expect(fetchCode).not.toHaveBeenCalled();
});

const CurrentPath = () => <p role="status">{useLocation().pathname}</p>;

function clickLink(
  props: { reloadDocument?: boolean; onClick?: () => void },
  click?: MouseEventInit,
) {
  render(
    <MemoryRouter>
      <Link to="/tractors" {...props}>
        Tractors
      </Link>
      <CurrentPath />
    </MemoryRouter>,
  );
  const isLeftToTheBrowser = fireEvent.click(screen.getByRole('link'), click);
  return { isLeftToTheBrowser, path: screen.getByRole('status').textContent };
}

test('a click calls onClick and navigates without a page load', () => {
  const onClick = jest.fn();
  expect(clickLink({ onClick })).toEqual({ isLeftToTheBrowser: false, path: '/tractors' });
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  ['Ctrl opens it in a new tab', {}, { ctrlKey: true }],
  ['reloadDocument is set', { reloadDocument: true }, {}],
])('leaves the click on a link to the browser if %s', (_, props, click) => {
  expect(clickLink(props, click)).toEqual({ isLeftToTheBrowser: true, path: '/' });
});
