import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** CBOR (RFC 8949), limited to the numbers, texts, bytes and maps of an authenticator. */
function encodeCbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const encodeHead = (type: number, size: number) => {
    if (size < 24) return Buffer.from([(type << 5) | size]);
    if (size < 256) return Buffer.from([(type << 5) | 24, size]);
    return Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number')
    return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(3, value.length), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, entry]) => [
      encodeCbor(key),
      encodeCbor(entry as string),
    ]);
    return Buffer.concat([encodeHead(5, value.size), ...entries]);
  }
  return Buffer.concat([encodeHead(2, value.length), value]);
}

/** Flags of authenticator data (WebAuthn, section 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

type ClientDataOptions = { origin: string; host?: string; isVerified?: boolean; challenge: string };

export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const createAuthenticatorData = (host: string, flags: number, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const hostHash = createHash('sha256').update(host).digest();
    return Buffer.concat([hostHash, Buffer.from([flags]), count, credential]);
  };
  const createClientData = (type: string, { challenge, origin }: ClientDataOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const readHost = ({ host, origin }: ClientDataOptions) => host ?? new URL(origin).hostname;
  const credentialFields = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };
  return {
    id: credentialFields.id,
    /** A copied authenticator sends a lower counter than the original. */
    setCounter(value: number) {
      counter = value;
    },
    create(options: ClientDataOptions) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const size = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), size, id, encodeCbor(key)]);
      const flags =
        USER_PRESENT | CREDENTIAL_INCLUDED | (options.isVerified === false ? 0 : USER_VERIFIED);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', createAuthenticatorData(readHost(options), flags, credential)],
      ]);
      const response = {
        clientDataJSON: createClientData('webauthn.create', options).toString('base64url'),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal'],
      };
      return { ...credentialFields, response };
    },
    get(options: ClientDataOptions) {
      counter += 1;
      const flags = USER_PRESENT | (options.isVerified === false ? 0 : USER_VERIFIED);
      const authenticatorData = createAuthenticatorData(readHost(options), flags);
      const clientData = createClientData('webauthn.get', options);
      const hash = createHash('sha256').update(clientData).digest();
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), privateKey);
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...credentialFields, response };
    },
  };
}
