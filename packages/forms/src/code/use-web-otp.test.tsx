import { act, renderHook } from '@testing-library/react';
import { useWebOtp } from './use-web-otp.ts';

/** Mocks WebOTP. `receiveSms` resolves the request, `denyPermission` rejects it. */
function installWebOtp() {
  let resolveRequest: (credential: object | null) => void = () => undefined;
  let rejectRequest: (error: Error) => void = () => undefined;
  const get = jest.fn(
    (_: { otp: object; signal: AbortSignal }) =>
      new Promise<object | null>((resolve, reject) => {
        resolveRequest = resolve;
        rejectRequest = reject;
      }),
  );
  Object.assign(window, { OTPCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return {
    get,
    receiveSms: (credential: object | null) => act(async () => resolveRequest(credential)),
    denyPermission: () => act(async () => rejectRequest(new Error('not allowed'))),
  };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

test('fills in the code from the SMS and aborts the request when the step unmounts', async () => {
  const { get, receiveSms } = installWebOtp();
  const onCode = jest.fn();
  const { unmount } = renderHook(() => useWebOtp(onCode));
  const [options] = get.mock.calls[0] ?? [];
  expect(options?.otp).toEqual({ transport: ['sms'] });
  await receiveSms({ code: '482913' });
  expect(onCode).toHaveBeenCalledWith('482913');
  unmount();
  expect(options?.signal.aborted).toBe(true);
});

test('fills in no code if the visitor denies permission', async () => {
  const { denyPermission } = installWebOtp();
  const onCode = jest.fn();
  renderHook(() => useWebOtp(onCode));
  await denyPermission();
  expect(onCode).not.toHaveBeenCalled();
});

test('does not throw in a browser without WebOTP', () => {
  renderHook(() => useWebOtp(() => undefined));
  expect('credentials' in navigator).toBe(false);
});
