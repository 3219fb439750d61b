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

test('the server writes its name and place around HTML that was rendered apart', () => {
  expect(renderToString(page(host))).toBe(
    `<div data-island="test/button" data-place="4">${html({ name: 'test/button' }, { label: 'Compare' })}</div>`,
  );
});

test('in a page that the browser draws it is its component', () => {
  const { container } = render(page({ isAlive: () => true }));
  expect(container.innerHTML).toBe('<button type="button">Compare</button>');
});

test('in a page that the browser draws it is left out when it throws, and the page stays', () => {
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

test('what is alive by itself is not touched when the page around it is hydrated', async () => {
  const leave = jest.fn();
  const { root, before, leave: unmount } = await takeOver({ isAlive: () => true, leave });
  expect(root.querySelector('button')).toBe(before);
  const place = root.firstElementChild;
  await unmount();
  expect(leave).toHaveBeenCalledWith(place);
});

test('where its code came with the page it is hydrated in place', async () => {
  const take = jest.fn();
  const { root, before } = await takeOver({ isAlive: () => false, take });
  expect(take).toHaveBeenCalledWith(Button.kind);
  expect(root.querySelector('button')).toBe(before);
});

test('where its own code never came the page draws it', async () => {
  const { root } = await takeOver({ isAlive: () => false });
  expect(root.innerHTML).toBe('<button type="button">Compare</button>');
  expect(screen.getByRole('button', { name: 'Compare' })).toBeVisible();
});
