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

/** Targets of the observers, and a way to report them as near. */
let seen: (targets: readonly Element[]) => void = () => undefined;
const watched = new Set<Element>();

beforeEach(() => {
  watched.clear();
  class Observer {
    constructor(then: (entries: object[]) => void) {
      seen = (targets) =>
        then(
          [...watched].map((target) => ({
            target,
            isIntersecting: targets.includes(target),
            boundingClientRect: { top: 0, bottom: 20 },
          })),
        );
    }
    observe = (element: Element) => watched.add(element);
    unobserve = (element: Element) => watched.delete(element);
    disconnect = () => watched.clear();
  }
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML = [3, 7]
    .map(
      (start, place) =>
        `<div data-island="test/counter" data-place="${1 - place}"><button type="button">pressed ${start}</button></div>`,
    )
    .join('');
});

/** The second island was rendered first. */
const props = [{ start: 7 }, { start: 3 }];
const buttons = () => screen.getAllByRole('button');
const islands = () => createIslands(page, props, hydrateRoot);

test('hydrates visible islands first and the others on touch without losing the click', async () => {
  const alive = islands();
  let done = false;
  await act(async () => {
    void alive.add({ kinds: [counter], onFailure: fail }).then(() => {
      done = true;
    });
  });
  expect(done).toBe(false);
  await act(async () => seen([buttons()[0] as Element]));
  expect(done).toBe(true);
  fireEvent.click(buttons()[0] as Element);
  expect(buttons().map((one) => one.textContent)).toEqual(['pressed 4', 'pressed 7']);
  // A tap starts with `pointerdown`.
  await act(async () => fireEvent.pointerDown(buttons()[1] as Element));
  fireEvent.click(buttons()[1] as Element);
  expect(buttons()[1]).toHaveTextContent('pressed 8');
});

test('marks a click before the code has loaded and replays it afterwards', async () => {
  runInHead(earlyScript);
  fireEvent.click(buttons()[1] as Element);
  expect(buttons()[1]).toHaveAttribute('data-heard');
  await act(async () => {
    void islands().add({ kinds: [counter], onFailure: fail });
  });
  expect(buttons()[1]).toHaveTextContent('pressed 8');
  expect(buttons()[1]).not.toHaveAttribute('data-heard');
});

test('a failing island keeps its HTML, spares the others and is reported', async () => {
  const onFailure = jest.fn();
  const broken = kind('test/counter', () => {
    throw new Error('broken');
  });
  await act(async () => {
    void islands().add({ kinds: [broken], onFailure });
  });
  await act(async () => seen([buttons()[0] as Element]));
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(buttons().map((one) => one.textContent)).toEqual(['pressed 3', 'pressed 7']);
});

test('releases an island that leaves the page', async () => {
  const alive = islands();
  await act(async () => {
    void alive.add({ kinds: [counter], onFailure: fail });
  });
  await act(async () => {
    seen(buttons());
    await new Promise((resolve) => setTimeout(resolve));
  });
  const place = document.querySelector('[data-island]') as Element;
  await act(async () => alive.leave(place));
  expect(place).toBeEmptyDOMElement();
  expect(alive.isAlive('test/counter')).toBe(true);
});

/** Runs the inline script like a browser. */
function runInHead(text: string) {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
}

function fail(error: unknown) {
  throw error;
}
