import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type IslandHost, IslandHostContext, island } from './island.tsx';

const Button = island('test/button', ({ label }: { label: string }) => (
  <button type="button">{label}</button>
));

const createPage = (islandHost: IslandHost) => (
  <IslandHostContext value={islandHost}>
    <Button label="Compare" />
  </IslandHostContext>
);

const createHtml = (kind: { name: string }, props: object) =>
  `<button type="button">${kind.name} ${JSON.stringify(props)}</button>`;
const serverHost: IslandHost = {
  render: (kind, props) => ({ html: createHtml(kind, props), place: 4 }),
};

/** Renders HTML with the host of the server and hydrates it with the host of the browser. */
async function hydrateWith(browserHost: IslandHost) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(createPage(serverHost));
  const serverButton = root.querySelector('button');
  let hydratedRoot: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    hydratedRoot = hydrateRoot(root, createPage(browserHost));
  });
  return { root, serverButton, unmount: () => act(async () => hydratedRoot?.unmount()) };
}

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('the server wraps the HTML of an island in an element with the name and index of the island', () => {
  expect(renderToString(createPage(serverHost))).toBe(
    `<div data-island="test/button" data-place="4">${createHtml({ name: 'test/button' }, { label: 'Compare' })}</div>`,
  );
});

test('a client-rendered page contains the plain component instead of an island', () => {
  const { container } = render(createPage({ isAlive: () => true }));
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

test('leaves an island that is already hydrated unchanged when the page hydrates', async () => {
  const { root, serverButton } = await hydrateWith({ isAlive: () => true });
  expect(root.querySelector('button')).toBe(serverButton);
});

test('passes the element of a hydrated island to leave() when the page unmounts', async () => {
  const leave = jest.fn();
  const { root, unmount } = await hydrateWith({ isAlive: () => true, leave });
  const element = root.firstElementChild;
  await unmount();
  expect(leave).toHaveBeenCalledWith(element);
});

test('hydrates an island in its server-rendered element if its code is part of the page', async () => {
  const take = jest.fn();
  const { root, serverButton } = await hydrateWith({ isAlive: () => false, take });
  expect(take).toHaveBeenCalledWith(Button.kind);
  expect(root.querySelector('button')).toBe(serverButton);
});

test('renders an island with the page if its separate code did not load', async () => {
  const { root } = await hydrateWith({ isAlive: () => false });
  expect(root.innerHTML).toBe('<button type="button">Compare</button>');
  expect(screen.getByRole('button', { name: 'Compare' })).toBeVisible();
});
