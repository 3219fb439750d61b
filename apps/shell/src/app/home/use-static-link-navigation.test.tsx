import { fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, PageContext, RouterProvider } from '@tractor-haat/platform/shell';
import { useRef } from 'react';
import { useStaticLinkNavigation } from './use-static-link-navigation.ts';

function Page({ html }: { html: string }) {
  const page = useRef<HTMLDivElement>(null);
  useStaticLinkNavigation(page);
  return <div ref={page} data-widget="" dangerouslySetInnerHTML={{ __html: html }} />;
}

function renderPage(html: string) {
  history.replaceState(null, '', '/hi');
  const page = { language: 'hi', origin: location.origin, siteName: 'Site' } as const;
  const router = createBrowserRouter(
    [
      { path: '/', element: <Page html={html} /> },
      { path: '*', element: <p>arrived</p> },
    ],
    { basename: '/hi' },
  );
  render(
    <PageContext value={page}>
      <RouterProvider router={router} />
    </PageContext>,
  );
  return router;
}

test('navigates with the router for a link in server HTML', async () => {
  const router = renderPage('<a href="/hi/tractors?hp=41-50"><b>41–50 HP</b></a>');
  fireEvent.click(screen.getByText('41–50 HP'));
  expect(await screen.findByText('arrived')).toBeInTheDocument();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/hi/tractors?hp=41-50');
});

test.each([
  ['another site', '<a href="https://other.test/hi">x</a>', {}],
  ['another language', '<a href="/gu/tractors">x</a>', {}],
  ['a path that only begins like the language prefix', '<a href="/history">x</a>', {}],
  ['a new tab', '<a href="/hi/tractors">x</a>', { ctrlKey: true }],
  ['an element that is not a link', '<b>x</b>', {}],
])('leaves %s to the browser', (_, html, keys) => {
  const router = renderPage(html);
  const isDefaultAllowed = fireEvent.click(screen.getByText('x'), { ...keys, cancelable: true });
  expect(isDefaultAllowed).toBe(true);
  expect(router.state.location.pathname).toBe('/hi');
});
