import { useEffect, useEffectEvent } from 'react';

type CodeRequest = CredentialRequestOptions & { otp: { transport: readonly string[] } };

/** Reads the code from the SMS by WebOTP, with the visitor's permission. */
export function useWebOtp(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const gone = new AbortController();
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: gone.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential) take(String(credential.code));
      },
      // Denied or no SMS: the visitor types it.
      () => undefined,
    );
    return () => gone.abort();
  }, []);
}
