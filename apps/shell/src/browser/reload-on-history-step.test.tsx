import { fireEvent } from '@testing-library/react';
import { reloadOnHistoryStep } from './reload-on-history-step.ts';

let isWhole = false;

test('Back to a URL of an earlier document loads it unless a router renders it', () => {
  const load = jest.fn();
  history.replaceState(null, '', '/hi/tractors?brand=mahindra');
  reloadOnHistoryStep(() => isWhole, load);
  history.replaceState(null, '', '/hi/tractors?brand=mahindra#faq');
  fireEvent.popState(window);
  expect(load).not.toHaveBeenCalled();
  history.replaceState(null, '', '/hi/tractors');
  isWhole = true;
  fireEvent.popState(window);
  expect(load).not.toHaveBeenCalled();
  isWhole = false;
  fireEvent.popState(window);
  expect(load).toHaveBeenCalledTimes(1);
});
