import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const CODE_DIGITS = 6;

/** RFC 6238 with SHA-1, which is the default of authenticator apps. */
export function totpCode(secret: Uint8Array, step: number, digits = CODE_DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

export const toStep = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

/** The clocks of phones deviate, so the neighbours of the current step are accepted too. */
export function listValidSteps(moment: Date): readonly number[] {
  const now = toStep(moment);
  return [now, now - 1, now + 1];
}

export function findStep(
  secret: Uint8Array,
  code: string,
  steps: readonly number[],
): number | undefined {
  const input = Buffer.from(code.replace(/\s/g, ''));
  return steps.find((step) => {
    const expected = Buffer.from(totpCode(secret, step));
    return expected.length === input.length && timingSafeEqual(expected, input);
  });
}
