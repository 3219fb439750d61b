import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { answerPresses, earlyScript } from './early-presses.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      pressed {count}
    </button>
  );
}

const button = () => screen.getByRole('button');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="root">${renderToString(<Counter />)}</div>`;
  // As the inline script of the page runs it.
  new Function(earlyScript)();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const hydrate = () =>
  act(async () => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <Counter />);
  });

test('presses on a part that is hydrated after the page are done when it is', async () => {
  // Development's React mentions the attribute that the server did not write.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerPresses();
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

test('a part that is not hydrated in ten seconds is not kept waiting', () => {
  fireEvent.click(button());
  answerPresses();
  expect(button()).toHaveAttribute('data-heard');
  jest.advanceTimersByTime(10_000);
  expect(button()).not.toHaveAttribute('data-heard');
  fireEvent.click(button());
  expect(button()).not.toHaveAttribute('data-heard');
});

test('on a light page no press is kept', () => {
  document.body.insertAdjacentHTML('afterbegin', '<p data-used="{{size}}"></p>');
  fireEvent.click(button());
  expect(button()).not.toHaveAttribute('data-heard');
});
