import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type IslandHost, IslandHostContext, island } from './island.tsx';

const Button = island('test/button', ({ label }: { label: string }) => (
  <button type="button">{label}</button>
));

const page = (islandHost: IslandHost) => (
  <IslandHostContext value={islandHost}>
    <Button label="Compare" />
  </IslandHostContext>
);

const html = (kind: { name: string }, props: object) =>
  `<button type="button">${kind.name} ${JSON.stringify(props)}</button>`;
const host: IslandHost = { render: (kind, props) => ({ html: html(kind, props), place: 4 }) };

/** Hydrates server HTML with this host. */
async function takeOver(inBrowser: IslandHost) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page(host));
  const before = root.querySelector('button');
  let taken: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    taken = hydrateRoot(root, page(inBrowser));
  });
  return { root, before, leave: () => act(async () => taken?.unmount()) };
}

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('the server wraps separately rendered HTML with the island’s name and index', () => {
  expect(renderToString(page(host))).toBe(
    `<div data-island="test/button" data-place="4">${html({ name: 'test/button' }, { label: 'Compare' })}</div>`,
  );
});

test('renders the plain component on a client-rendered page', () => {
  const { container } = render(page({ isAlive: () => true }));
  expect(container.innerHTML).toBe('<button type="button">Compare</button>');
});

test('omits an island that throws on a client-rendered page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = island('test/broken', () => {
    throw new Error('broken');
  });
  const { container } = render(
    <p>
      Page <Broken />
    </p>,
  );
  expect(container.innerHTML).toBe('<p>Page </p>');
});

test('an island that is already hydrated is not touched when the page hydrates', async () => {
  const leave = jest.fn();
  const { root, before, leave: unmount } = await takeOver({ isAlive: () => true, leave });
  expect(root.querySelector('button')).toBe(before);
  const place = root.firstElementChild;
  await unmount();
  expect(leave).toHaveBeenCalledWith(place);
});

test('hydrates an island in place when its code is part of the page', async () => {
  const take = jest.fn();
  const { root, before } = await takeOver({ isAlive: () => false, take });
  expect(take).toHaveBeenCalledWith(Button.kind);
  expect(root.querySelector('button')).toBe(before);
});

test('the page renders an island whose code did not load', async () => {
  const { root } = await takeOver({ isAlive: () => false });
  expect(root.innerHTML).toBe('<button type="button">Compare</button>');
  expect(screen.getByRole('button', { name: 'Compare' })).toBeVisible();
});
