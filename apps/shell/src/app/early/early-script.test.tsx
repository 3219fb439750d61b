import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { clearQueuedClicks, earlyScript } from './early-script.ts';
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

const button = () => screen.getByRole('button');

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
  const link = () => screen.getByRole('link');
  beforeEach(() => {
    history.replaceState(null, '', '/');
    const root = document.getElementById('root') as HTMLElement;
    root.innerHTML = renderToString(<Opener />);
  });

  test('opens the popup once after several clicks', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    replayQueuedClicks();
    expect(fireEvent.click(link())).toBe(false);
    expect(fireEvent.click(link())).toBe(false);
    expect(link()).toHaveAttribute('data-heard');
    await hydrate(<Opener />);
    await act(async () => jest.advanceTimersByTime(200));
    expect(link()).toHaveTextContent('opened 1');
    await act(async () => jest.advanceTimersByTime(3000));
    expect(location.hash).toBe('');
  });

  test('is followed if nothing replays the click within three seconds', () => {
    fireEvent.click(link());
    jest.advanceTimersByTime(2999);
    expect(location.hash).toBe('');
    jest.advanceTimersByTime(1);
    expect(location.hash).toBe('#form');
    expect(link()).not.toHaveAttribute('data-heard');
  });

  test('is followed at once if the page’s code fails to load', () => {
    fireEvent.click(link());
    const isPrevented = jest.fn();
    link().addEventListener('click', (event) => isPrevented(event.defaultPrevented));
    clearQueuedClicks();
    expect(isPrevented.mock.calls).toEqual([[false]]);
  });

  test('leaves a click with Ctrl to the browser', () => {
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
    expect(link()).not.toHaveAttribute('data-heard');
  });
});

test('replays clicks on a button once it is hydrated', async () => {
  // React's development build logs an attribute that the server did not render.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  replayQueuedClicks();
  fireEvent.click(button());
  fireEvent.click(button());
  expect(button()).toHaveAttribute('data-heard');
  await hydrate();
  await act(async () => jest.advanceTimersByTime(200));
  expect(button()).toHaveTextContent('pressed 2');
  expect(button()).not.toHaveAttribute('data-heard');
  fireEvent.click(button());
  expect(button()).toHaveTextContent('pressed 3');
  expect(button()).not.toHaveAttribute('data-heard');
});

test('stops waiting for a button that is not hydrated within ten seconds', () => {
  fireEvent.click(button());
  replayQueuedClicks();
  expect(button()).toHaveAttribute('data-heard');
  jest.advanceTimersByTime(10_000);
  expect(button()).not.toHaveAttribute('data-heard');
  fireEvent.click(button());
  expect(button()).not.toHaveAttribute('data-heard');
});

test('queues no click on a light page', () => {
  document.body.insertAdjacentHTML('afterbegin', '<p data-used="{{size}}"></p>');
  fireEvent.click(button());
  expect(button()).not.toHaveAttribute('data-heard');
});
