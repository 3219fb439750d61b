import { useEffect, useEffectEvent } from 'react';

type CodeRequest = CredentialRequestOptions & { otp: { transport: readonly string[] } };

/** Reads the code from the SMS by WebOTP, with the visitor's permission. */
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
      // Without permission or SMS the visitor types the code.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
}
