import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Flags of authenticator data (WebAuthn, section 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

type ClientDataOptions = { origin: string; host?: string; isVerified?: boolean; challenge: string };

/** Simulates a passkey device, such as a phone. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const createAuthenticatorData = (host: string, flags: number, credential = Buffer.alloc(0)) => {
    const counterBytes = Buffer.alloc(4);
    counterBytes.writeUInt32BE(counter);
    const hostHash = createHash('sha256').update(host).digest();
    return Buffer.concat([hostHash, Buffer.from([flags]), counterBytes, credential]);
  };
  const createClientData = (type: string, { challenge, origin }: ClientDataOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
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
      const idSize = Buffer.from([0, id.length]);
      const authenticatorModel = Buffer.alloc(16);
      const credential = Buffer.concat([
        authenticatorModel,
        idSize,
        id,
        encodePublicKey(publicKey),
      ]);
      const flags = toUserFlags(options) | CREDENTIAL_INCLUDED;
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
      const authenticatorData = createAuthenticatorData(readHost(options), toUserFlags(options));
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

const readHost = ({ host, origin }: ClientDataOptions) => host ?? new URL(origin).hostname;

const toUserFlags = ({ isVerified = true }: ClientDataOptions) =>
  USER_PRESENT | (isVerified ? USER_VERIFIED : 0);

/** Labels and values of a public key in COSE (RFC 9052 and RFC 9053). */
const COSE_LABELS = { keyType: 1, algorithm: 3, curve: -1, x: -2, y: -3 };
const COSE_ELLIPTIC_CURVE = 2;
const COSE_ES256 = -7;
const COSE_P256 = 1;

function encodePublicKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, number | Uint8Array>([
      [COSE_LABELS.keyType, COSE_ELLIPTIC_CURVE],
      [COSE_LABELS.algorithm, COSE_ES256],
      [COSE_LABELS.curve, COSE_P256],
      [COSE_LABELS.x, Buffer.from(x, 'base64url')],
      [COSE_LABELS.y, Buffer.from(y, 'base64url')],
    ]),
  );
}

const CBOR_TYPES = { positive: 0, negative: 1, bytes: 2, text: 3, map: 5 };

/** CBOR (RFC 8949), limited to the numbers, texts, bytes and maps of an authenticator. */
function encodeCbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number')
    return value < 0
      ? encodeHead(CBOR_TYPES.negative, -1 - value)
      : encodeHead(CBOR_TYPES.positive, value);
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(CBOR_TYPES.text, value.length), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, entry]) => [
      encodeCbor(key),
      encodeCbor(entry as string),
    ]);
    return Buffer.concat([encodeHead(CBOR_TYPES.map, value.size), ...entries]);
  }
  return Buffer.concat([encodeHead(CBOR_TYPES.bytes, value.length), value]);
}

/** The first byte contains the type and a size below 24. The sizes 24 and 25 announce one or two more bytes. */
function encodeHead(type: number, size: number): Buffer {
  const typeBits = type << 5;
  if (size < 24) return Buffer.from([typeBits | size]);
  if (size < 256) return Buffer.from([typeBits | 24, size]);
  return Buffer.from([typeBits | 25, size >> 8, size & 255]);
}
