import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './calculator.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('returns the new value after it has been stable for 150 ms', () => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value), {
    initialProps: { value: 1 },
  });
  expect(result.current).toBe(1);
  for (const value of [2, 3, 4]) {
    rerender({ value });
    advanceTime(149);
    expect(result.current).toBe(1);
  }
  advanceTime(1);
  expect(result.current).toBe(4);
});
