import { fireEvent } from '@testing-library/react';
import { reloadOnHistoryStep } from './reload-on-history-step.ts';

let isHydrated = false;

test('loads the document of another URL on Back unless the page is hydrated', () => {
  const load = jest.fn();
  history.replaceState(null, '', '/hi/tractors?brand=mahindra');
  reloadOnHistoryStep(() => isHydrated, load);
  history.replaceState(null, '', '/hi/tractors?brand=mahindra#faq');
  fireEvent.popState(window);
  expect(load).not.toHaveBeenCalled();
  history.replaceState(null, '', '/hi/tractors');
  isHydrated = true;
  fireEvent.popState(window);
  expect(load).not.toHaveBeenCalled();
  isHydrated = false;
  fireEvent.popState(window);
  expect(load).toHaveBeenCalledTimes(1);
});
