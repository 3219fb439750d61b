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

const createKind = (name: string, Component: (props: never) => unknown) =>
  ({ name, Component, says: [] }) as unknown as IslandKind<never>;
const counterKind = createKind('test/counter', Counter);

/** Reports `targets` as near the viewport and all other observed elements as far from it. */
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
const getButtons = () => screen.getAllByRole('button');
const createHost = () => createIslands(page, props, hydrateRoot);

test('hydrates visible islands first and the others on touch', async () => {
  const host = createHost();
  let isAdded = false;
  await act(async () => {
    void host.add({ kinds: [counterKind], onFailure: throwError }).then(() => {
      isAdded = true;
    });
  });
  expect(isAdded).toBe(false);
  await act(async () => reportNearby([getButtons()[0] as Element]));
  expect(isAdded).toBe(true);
  fireEvent.click(getButtons()[0] as Element);
  expect(getButtons().map((button) => button.textContent)).toEqual(['pressed 4', 'pressed 7']);
  // A tap begins with `pointerdown`.
  await act(async () => fireEvent.pointerDown(getButtons()[1] as Element));
  fireEvent.click(getButtons()[1] as Element);
  expect(getButtons()[1]).toHaveTextContent('pressed 8');
});

test('replays a click that happened before the code was loaded', async () => {
  runInHead(earlyScript);
  fireEvent.click(getButtons()[1] as Element);
  expect(getButtons()[1]).toHaveAttribute('data-heard');
  await act(async () => {
    void createHost().add({ kinds: [counterKind], onFailure: throwError });
  });
  expect(getButtons()[1]).toHaveTextContent('pressed 8');
  expect(getButtons()[1]).not.toHaveAttribute('data-heard');
});

test('reports a failing island and keeps its server HTML', async () => {
  const onFailure = jest.fn();
  const brokenKind = createKind('test/counter', () => {
    throw new Error('broken');
  });
  await act(async () => {
    void createHost().add({ kinds: [brokenKind], onFailure });
  });
  await act(async () => reportNearby([getButtons()[0] as Element]));
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(getButtons().map((button) => button.textContent)).toEqual(['pressed 3', 'pressed 7']);
});

test('unmounts an island whose element is removed', async () => {
  const host = createHost();
  await act(async () => {
    void host.add({ kinds: [counterKind], onFailure: throwError });
  });
  await act(async () => {
    reportNearby(getButtons());
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

function throwError(error: unknown) {
  throw error;
}
