import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const CODE_DIGITS = 6;

/** RFC 6238 with SHA-1, which is the default of authenticator apps. */
export function computeTotpCode(secret: Uint8Array, step: number, digits = CODE_DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  // The last four bits of the MAC select the four bytes that become the code (RFC 4226, section 5.3).
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** A step is a period of 30 seconds, counted from 1970. */
export const toStep = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

/** The clocks of phones deviate, so the previous and the next step are valid too. */
export function listValidSteps(moment: Date): readonly number[] {
  const currentStep = toStep(moment);
  return [currentStep, currentStep - 1, currentStep + 1];
}

/** Returns the step in which `code` is valid, or undefined. */
export function findStep(
  secret: Uint8Array,
  code: string,
  steps: readonly number[],
): number | undefined {
  const input = Buffer.from(code.replace(/\s/g, ''));
  return steps.find((step) => {
    const expected = Buffer.from(computeTotpCode(secret, step));
    return expected.length === input.length && timingSafeEqual(expected, input);
  });
}

const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const FIVE_BITS_PATTERN = /.{1,5}/g;

/** Authenticator apps expect base32 (RFC 4648) without padding. */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(FIVE_BITS_PATTERN) ?? [];
  const toLetter = (group: string) => BASE32_ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)];
  return groups.map(toLetter).join('');
}
