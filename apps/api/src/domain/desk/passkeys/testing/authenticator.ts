import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** CBOR encoder (RFC 8949), limited to the numbers, texts, bytes and maps of an authenticator. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (type: number, size: number) =>
    size < 24
      ? Buffer.from([(type << 5) | size])
      : size < 256
        ? Buffer.from([(type << 5) | 24, size])
        : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Map) {
    const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as string)]);
    return Buffer.concat([head(5, value.size), ...parts]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

type ClientDataOptions = { origin: string; host?: string; isVerified?: boolean; challenge: string };

/** A software authenticator (ES256, no attestation) whose responses a test can falsify. */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const dataOf = (host: string, flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const party = createHash('sha256').update(host).digest();
    return Buffer.concat([party, Buffer.from([flags]), count, more]);
  };
  const client = (type: string, { challenge, origin }: ClientDataOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const hostOf = ({ host, origin }: ClientDataOptions) => host ?? new URL(origin).hostname;
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };
  return {
    id: common.id,
    /** Resets the signature counter, as on a copied device. */
    setCounter(to: number) {
      counter = to;
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
      const credential = Buffer.concat([Buffer.alloc(16), size, id, cbor(key)]);
      const flags = PRESENT | WITH_KEY | (options.isVerified === false ? 0 : VERIFIED);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(hostOf(options), flags, credential)],
      ]);
      const response = {
        clientDataJSON: client('webauthn.create', options).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      };
      return { ...common, response };
    },
    get(options: ClientDataOptions) {
      counter += 1;
      const flags = PRESENT | (options.isVerified === false ? 0 : VERIFIED);
      const authenticatorData = dataOf(hostOf(options), flags);
      const clientData = client('webauthn.get', options);
      const hash = createHash('sha256').update(clientData).digest();
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), privateKey);
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...common, response };
    },
  };
}
