import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { constants } from 'node:os';

/** Connections that an untrusted version needs; default none. */
export interface AllowedNetwork {
  /** Origin of the API, such as `http://127.0.0.1:4000`. */
  readonly api?: string;
  /** The server's own address. Only the first server listens. */
  readonly listen?: { readonly host: string; readonly port: number };
}

/** Node's native handles. They are not in its types. */
type Handle = Record<string, (...values: unknown[]) => unknown>;

// Copies: the version could replace the built-in function and receive what is passed to it.
const { apply } = Reflect;
const { defineProperty } = Object;
const { isIP } = net;

/** Result of a native call that the operating system refuses. */
const ACCESS_DENIED = -constants.errno.EACCES;

function denyAccess(): never {
  throw new Error('A version under test is not allowed to use the network like this.');
}

/** Prototype of the handles of a kind of sockets. The socket never connects. */
function handlePrototype(address: net.NetConnectOpts): Handle {
  const socket = net.connect(address).on('error', () => undefined);
  const { _handle } = socket as net.Socket & { _handle?: object | null };
  socket.destroy();
  if (!_handle) throw new Error('This Node version has other sockets than confineNetwork knows.');
  return Object.getPrototypeOf(_handle);
}

/** Replaces native calls for good; they fail unless `isAllowed`. */
function guard(
  handle: Handle,
  names: readonly string[],
  isAllowed: (values: readonly unknown[]) => boolean = () => false,
) {
  for (const name of names) {
    const original = handle[name];
    if (!original) continue;
    defineProperty(handle, name, {
      configurable: false,
      writable: false,
      value(this: unknown, ...values: unknown[]) {
        return isAllowed(values) ? apply(original, this, values) : ACCESS_DENIED;
      },
    });
  }
}

/** Port of an origin, with the scheme's default. */
const getPort = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);

/** Host names leave the machine as DNS queries: only the API's is resolved, to its addresses of the start. */
function confineNames(host: string | null, addresses: readonly dns.LookupAddress[]) {
  const [first] = addresses;
  const lookup = (name: unknown, options: unknown, done: unknown) => {
    const isShort = typeof options === 'function';
    const callback = (isShort ? options : done) as (...values: unknown[]) => void;
    const isAll = !isShort && (options as dns.LookupOptions | null)?.all === true;
    // An IP address needs no lookup: the server listens at one.
    const family = isIP(name as string);
    const literalAddress = { address: name as string, family };
    const resolvedAddress = family > 0 ? literalAddress : name === host ? first : undefined;
    if (!resolvedAddress)
      callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));
    else if (isAll)
      callback(null, resolvedAddress === literalAddress ? [literalAddress] : addresses);
    else callback(null, resolvedAddress.address, resolvedAddress.family);
  };
  for (const module of [dns.promises, dns] as Record<string, unknown>[])
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function') defineProperty(module, name, { value: denyAccess });
  defineProperty(dns, 'lookup', { value: lookup });
}

/**
 * Limits the network of this process before an untrusted version runs: connections to the API, one listening server,
 * no other name, socket file or datagram. It works in the process, because Node 24 has no permission for the network
 * and network namespaces need rights that a registry does not have; it relies on Node's permission model, which refuses
 * addons, processes, threads and `process.binding`.
 */
export async function confineNetwork({ api, listen }: AllowedNetwork = {}): Promise<void> {
  const url = api ? new URL(api) : null;
  const host = url ? url.hostname.replace(/^\[|\]$/g, '') : null;
  const addresses = host ? await dns.promises.lookup(host, { all: true }) : [];
  const port = url && getPort(url);
  // By index, without destructuring: the version could replace iterators and methods of arrays.
  const isApi = (values: readonly unknown[]) => {
    for (let at = 0; at < addresses.length; at += 1)
      if (addresses[at]?.address === values[1] && values[2] === port) return true;
    return false;
  };
  // Streams of the process open their pipe at the first use.
  for (const stream of ['stdin', 'stdout', 'stderr'] as const) void process[stream];
  const tcp = handlePrototype({ host: '127.0.0.1', port: 1 });
  guard(tcp, ['connect', 'connect6'], isApi);
  guard(
    tcp,
    ['bind', 'bind6'],
    (values) => values[0] === listen?.host && values[1] === listen?.port,
  );
  let servers = listen ? 1 : 0;
  guard(tcp, ['listen'], () => servers-- > 0);
  guard(tcp, ['open']);
  guard(handlePrototype({ path: '/nonexistent' }), ['connect', 'bind', 'listen', 'open']);
  for (const name of Object.keys(dgram)) defineProperty(dgram, name, { value: denyAccess });
  confineNames(host, addresses);
  // For `import()` as well.
  syncBuiltinESMExports();
}
