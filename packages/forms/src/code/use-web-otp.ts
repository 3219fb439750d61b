import { useEffect, useEffectEvent } from 'react';

type CodeRequest = CredentialRequestOptions & { otp: { transport: readonly string[] } };

/** Calls `onCode` with the code of an SMS, if the browser supports WebOTP and the visitor permits the access. */
export function useWebOtp(onCode: (code: string) => void): void {
  const acceptCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential) acceptCode(String(credential.code));
      },
      // A failure is ignored, because the visitor can still type the code.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
}
