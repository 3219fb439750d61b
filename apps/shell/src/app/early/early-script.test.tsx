import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { clearQueuedClicks } from './dequeue-clicks.ts';
import { earlyScript } from './early-script.ts';
import { replayQueuedClicks } from './replay-queued-clicks.ts';

function Opener() {
  const [count, setCount] = useState(0);
  return (
    // biome-ignore lint/a11y/useValidAnchor: like a link that opens a popup instead of its page
    <a
      href="#form"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        setCount((previous) => previous + 1);
      }}
    >
      opened {count}
    </a>
  );
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((previous) => previous + 1)}>
      pressed {count}
    </button>
  );
}

const getButton = () => screen.getByRole('button');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="root">${renderToString(<Counter />)}</div>`;
  new Function(earlyScript)();
});
afterEach(() => {
  jest.runAllTimers();
  clearQueuedClicks();
  jest.useRealTimers();
});

const hydrate = (element = <Counter />) =>
  act(async () => {
    hydrateRoot(document.getElementById('root') as HTMLElement, element);
  });

describe('popup link', () => {
  const getLink = () => screen.getByRole('link');
  beforeEach(() => {
    history.replaceState(null, '', '/');
    const root = document.getElementById('root') as HTMLElement;
    root.innerHTML = renderToString(<Opener />);
  });

  test('opens the popup once after several clicks', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    replayQueuedClicks();
    expect(fireEvent.click(getLink())).toBe(false);
    expect(fireEvent.click(getLink())).toBe(false);
    expect(getLink()).toHaveAttribute('data-heard');
    await hydrate(<Opener />);
    await act(async () => jest.advanceTimersByTime(200));
    expect(getLink()).toHaveTextContent('opened 1');
    await act(async () => jest.advanceTimersByTime(3000));
    expect(location.hash).toBe('');
  });

  test('is followed if nothing replays the click within three seconds', () => {
    fireEvent.click(getLink());
    jest.advanceTimersByTime(2999);
    expect(location.hash).toBe('');
    jest.advanceTimersByTime(1);
    expect(location.hash).toBe('#form');
    expect(getLink()).not.toHaveAttribute('data-heard');
  });

  test('is followed at once if the page’s code fails to load', () => {
    fireEvent.click(getLink());
    const isPrevented = jest.fn();
    getLink().addEventListener('click', (event) => isPrevented(event.defaultPrevented));
    clearQueuedClicks();
    expect(isPrevented.mock.calls).toEqual([[false]]);
  });

  test('leaves a click with Ctrl to the browser', () => {
    expect(fireEvent.click(getLink(), { ctrlKey: true })).toBe(true);
    expect(getLink()).not.toHaveAttribute('data-heard');
  });
});

test('replays clicks on a button once it is hydrated', async () => {
  // React's development build logs an attribute that the server did not render.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  replayQueuedClicks();
  fireEvent.click(getButton());
  fireEvent.click(getButton());
  expect(getButton()).toHaveAttribute('data-heard');
  await hydrate();
  await act(async () => jest.advanceTimersByTime(200));
  expect(getButton()).toHaveTextContent('pressed 2');
  expect(getButton()).not.toHaveAttribute('data-heard');
  fireEvent.click(getButton());
  expect(getButton()).toHaveTextContent('pressed 3');
  expect(getButton()).not.toHaveAttribute('data-heard');
});

test('stops waiting for a button that is not hydrated within ten seconds', () => {
  fireEvent.click(getButton());
  replayQueuedClicks();
  expect(getButton()).toHaveAttribute('data-heard');
  jest.advanceTimersByTime(10_000);
  expect(getButton()).not.toHaveAttribute('data-heard');
  fireEvent.click(getButton());
  expect(getButton()).not.toHaveAttribute('data-heard');
});

test('queues no click on a light page', () => {
  document.body.insertAdjacentHTML('afterbegin', '<p data-used="{{size}}"></p>');
  fireEvent.click(getButton());
  expect(getButton()).not.toHaveAttribute('data-heard');
});
