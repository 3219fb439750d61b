import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushNotification } from '../push-notification.ts';

type PushRequest = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Starts a push service, as browser vendors have, with phones that decrypt their notifications. */
export async function startPushService() {
  const received: PushRequest[] = [];
  const nextResponse = { status: 201 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = '', headers } = request;
    received.push({ path, headers, body: Buffer.concat(chunks) });
    response.writeHead(nextResponse.status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    nextResponse,
    createPhone() {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      return {
        push: { endpoint: origin + path, p256dh, auth: auth.toString('base64url') },
        listRequests: () => received.filter((request) => request.path === path),
        listNotifications(): PushNotification[] {
          return this.listRequests().map(({ body }) => JSON.parse(decrypt(body, pair, auth)));
        },
      };
    },
    origin,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The body begins with the salt, four bytes of record size, and the length of the sender's key. */
const SALT_BYTES = 16;
const KEY_LENGTH_OFFSET = 20;
const TAG_BYTES = 16;

/** Decrypts `aes128gcm` (RFC 8188) with the keys of a push (RFC 8291). */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(KEY_LENGTH_OFFSET);
  const keyOffset = KEY_LENGTH_OFFSET + 1;
  const senderKey = body.subarray(keyOffset, keyOffset + keyLength);
  const encrypted = body.subarray(keyOffset + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32));
  const deriveKey = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv(
    'aes-128-gcm',
    deriveKey('aes128gcm', 16),
    deriveKey('nonce', 12),
  );
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(encrypted.subarray(0, -TAG_BYTES)),
    decipher.final(),
  ]).toString();
  // The last record ends with the delimiter 2 and optional zeros.
  return text.slice(0, text.lastIndexOf(String.fromCodePoint(2)));
}

/** Reads `Authorization: vapid` (RFC 8292). Throws if the signature is invalid. */
export function readVapid(headers: IncomingHttpHeaders) {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  // The key is a format byte and two coordinates of 32 bytes.
  const x = raw.subarray(1, 33).toString('base64url');
  const y = raw.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is invalid');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
