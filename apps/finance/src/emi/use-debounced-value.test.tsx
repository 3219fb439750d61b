import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './calculator.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('returns the previous value while the value changes and the last one after the delay', () => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value), {
    initialProps: { value: 1 },
  });
  expect(result.current).toBe(1);
  for (const value of [2, 3, 4]) {
    rerender({ value });
    pass(149);
    expect(result.current).toBe(1);
  }
  pass(1);
  expect(result.current).toBe(4);
});
