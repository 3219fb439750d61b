import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('counts seconds down to zero and restarts', () => {
  const { result } = renderHook(() => useCountdown(59));
  expect(result.current.left).toBe(59);
  advanceTime(1000);
  expect(result.current.left).toBe(58);
  advanceTime(57_500);
  expect(result.current.left).toBe(1);
  advanceTime(500);
  expect(result.current.left).toBe(0);
  act(() => result.current.restart());
  expect(result.current.left).toBe(59);
});

test('counts down only after restart() if `begins` is false', () => {
  const { result } = renderHook(() => useCountdown(20, false));
  expect(result.current.left).toBe(0);
  act(() => result.current.restart());
  advanceTime(5000);
  expect(result.current.left).toBe(15);
});

test('shows the correct time after a phone has suspended the timers', () => {
  const { result } = renderHook(() => useCountdown(20));
  jest.setSystemTime(Date.now() + 19_000);
  advanceTime(250);
  expect(result.current.left).toBe(1);
});
