import { act, fireEvent, screen } from '@testing-library/react';
import { type IslandKind, useLocation } from '@tractor-haat/platform/island';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { earlyScript } from '../../app/early/early-script.ts';
import { createIslands } from './create-islands.tsx';

const address = { pathname: '/tractors' };
const page = {
  address: { get: () => address, subscribe: () => () => undefined },
} as never;

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  useLocation();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`pressed ${count}`}
    </button>
  );
}

const kind = (name: string, Component: (props: never) => unknown) =>
  ({ name, Component, says: [] }) as unknown as IslandKind<never>;
const counter = kind('test/counter', Counter);

/** Reports these observed elements as near the viewport and the others as far. */
let reportNearby: (targets: readonly Element[]) => void = () => undefined;
const observed = new Set<Element>();

beforeEach(() => {
  observed.clear();
  class Observer {
    constructor(callback: (entries: object[]) => void) {
      reportNearby = (targets) =>
        callback(
          [...observed].map((target) => ({
            target,
            isIntersecting: targets.includes(target),
            boundingClientRect: { top: 0, bottom: 20 },
          })),
        );
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
    disconnect = () => observed.clear();
  }
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML = [3, 7]
    .map(
      (start, index) =>
        `<div data-island="test/counter" data-place="${1 - index}"><button type="button">pressed ${start}</button></div>`,
    )
    .join('');
});

/** The second island in the document was rendered first, so it has index 0. */
const props = [{ start: 7 }, { start: 3 }];
const buttons = () => screen.getAllByRole('button');
const createHost = () => createIslands(page, props, hydrateRoot);

test('hydrates visible islands first and the others on touch', async () => {
  const host = createHost();
  let done = false;
  await act(async () => {
    void host.add({ kinds: [counter], onFailure: fail }).then(() => {
      done = true;
    });
  });
  expect(done).toBe(false);
  await act(async () => reportNearby([buttons()[0] as Element]));
  expect(done).toBe(true);
  fireEvent.click(buttons()[0] as Element);
  expect(buttons().map((button) => button.textContent)).toEqual(['pressed 4', 'pressed 7']);
  // A tap begins with `pointerdown`.
  await act(async () => fireEvent.pointerDown(buttons()[1] as Element));
  fireEvent.click(buttons()[1] as Element);
  expect(buttons()[1]).toHaveTextContent('pressed 8');
});

test('replays a click that happened before the code was loaded', async () => {
  runInHead(earlyScript);
  fireEvent.click(buttons()[1] as Element);
  expect(buttons()[1]).toHaveAttribute('data-heard');
  await act(async () => {
    void createHost().add({ kinds: [counter], onFailure: fail });
  });
  expect(buttons()[1]).toHaveTextContent('pressed 8');
  expect(buttons()[1]).not.toHaveAttribute('data-heard');
});

test('reports a failing island and keeps its server HTML', async () => {
  const onFailure = jest.fn();
  const broken = kind('test/counter', () => {
    throw new Error('broken');
  });
  await act(async () => {
    void createHost().add({ kinds: [broken], onFailure });
  });
  await act(async () => reportNearby([buttons()[0] as Element]));
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(buttons().map((button) => button.textContent)).toEqual(['pressed 3', 'pressed 7']);
});

test('unmounts an island whose element is removed', async () => {
  const host = createHost();
  await act(async () => {
    void host.add({ kinds: [counter], onFailure: fail });
  });
  await act(async () => {
    reportNearby(buttons());
    await new Promise((resolve) => setTimeout(resolve));
  });
  const element = document.querySelector('[data-island]') as Element;
  await act(async () => host.leave(element));
  expect(element).toBeEmptyDOMElement();
  expect(host.isAlive('test/counter')).toBe(true);
});

function runInHead(text: string) {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
}

function fail(error: unknown) {
  throw error;
}
