import { act, renderHook } from '@testing-library/react';
import { useWebOtp } from './use-web-otp.ts';

/** Mocks WebOTP: resolves when the SMS arrives. */
function installWebOtp() {
  let arrive: (credential: object | null) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const get = jest.fn(
    (_: { otp: object; signal: AbortSignal }) =>
      new Promise<object | null>((resolve, reject) => {
        arrive = resolve;
        refuse = reject;
      }),
  );
  Object.assign(window, { OTPCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return {
    get,
    arrive: (credential: object | null) => act(async () => arrive(credential)),
    refuse: () => act(async () => refuse(new Error('not allowed'))),
  };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

test('fills in the code of the SMS and aborts when the step unmounts', async () => {
  const { get, arrive } = installWebOtp();
  const onCode = jest.fn();
  const { unmount } = renderHook(() => useWebOtp(onCode));
  const [options] = get.mock.calls[0] ?? [];
  expect(options?.otp).toEqual({ transport: ['sms'] });
  await arrive({ code: '482913' });
  expect(onCode).toHaveBeenCalledWith('482913');
  unmount();
  expect(options?.signal.aborted).toBe(true);
});

test('passes no code if the visitor denies permission', async () => {
  const { refuse } = installWebOtp();
  const onCode = jest.fn();
  renderHook(() => useWebOtp(onCode));
  await refuse();
  expect(onCode).not.toHaveBeenCalled();
});

test('does not throw in a browser without WebOTP', () => {
  renderHook(() => useWebOtp(() => undefined));
  expect('credentials' in navigator).toBe(false);
});
