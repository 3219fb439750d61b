import { useEffect, useEffectEvent } from 'react';

type CodeRequest = CredentialRequestOptions & { otp: { transport: readonly string[] } };

/** Takes the code out of the SMS where the browser can, and only when the visitor allows it. */
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
      // Not allowed, or no SMS came: then it is typed.
      () => undefined,
    );
    return () => gone.abort();
  }, []);
}
