import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

test('carries the language of the document', () => {
  expect(show().link).toHaveAttribute('href', '/hi/tractors');
});

test.each(['pointerEnter', 'touchStart', 'focus'] as const)(
  '%s fetches the page ahead',
  (event) => {
    const { fetchCode, link } = show();
    fireEvent[event](link);
    expect(fetchCode).toHaveBeenCalledWith('/hi/tractors');
  },
);

test('fetches nothing where that is not wanted', () => {
  const { fetchCode, link } = show('none');
  fireEvent.pointerEnter(link);
  expect(fetchCode).not.toHaveBeenCalled();
});
