import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { constants } from 'node:os';

export interface AllowedNetwork {
  readonly api?: string;
  /** The process may listen only at this address, and only once. */
  readonly listen?: { readonly host: string; readonly port: number };
}

type Handle = Record<string, (...values: unknown[]) => unknown>;

// These copies stay intact if the untrusted version replaces the built-in functions.
const { apply } = Reflect;
const { defineProperty } = Object;
const { isIP } = net;

/**
 * Called before an untrusted version runs. Afterwards the process can connect only to the API and listen only once.
 * Node 24 has no permission for the network, and network namespaces need rights that a registry does not have. Node's
 * permission model must deny addons, processes, threads and `process.binding`.
 */
export async function confineNetwork({ api, listen }: AllowedNetwork = {}): Promise<void> {
  const url = api ? new URL(api) : null;
  const host = url ? url.hostname.replace(IPV6_BRACKETS, '') : null;
  const addresses = host ? await dns.promises.lookup(host, { all: true }) : [];
  const port = url && getPort(url);
  // This loop uses no destructuring or array methods, because the version could replace them.
  const isApi = (values: readonly unknown[]) => {
    for (let index = 0; index < addresses.length; index += 1)
      if (addresses[index]?.address === values[1] && values[2] === port) return true;
    return false;
  };
  const isListenAddress = (values: readonly unknown[]) =>
    values[0] === listen?.host && values[1] === listen?.port;
  let remainingServers = listen ? 1 : 0;
  const consumeServer = () => {
    remainingServers -= 1;
    return remainingServers >= 0;
  };
  // Node opens the standard streams on first access, which would fail after the confinement.
  for (const stream of ['stdin', 'stdout', 'stderr'] as const) void process[stream];
  const tcp = getHandlePrototype({ host: '127.0.0.1', port: 1 });
  guard(tcp, ['connect', 'connect6'], isApi);
  guard(tcp, ['bind', 'bind6'], isListenAddress);
  guard(tcp, ['listen'], consumeServer);
  guard(tcp, ['open']);
  guard(getHandlePrototype({ path: '/nonexistent' }), ['connect', 'bind', 'listen', 'open']);
  for (const name of Object.keys(dgram)) defineProperty(dgram, name, { value: denyAccess });
  confineNames(host, addresses);
  // With this call `import()` also returns the replaced functions.
  syncBuiltinESMExports();
}

const IPV6_BRACKETS = /^\[|\]$/g;

const getPort = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);

/** Returns the object whose methods all sockets of the kind call. Node does not export it. */
function getHandlePrototype(address: net.NetConnectOpts): Handle {
  const socket = net.connect(address).on('error', () => undefined);
  const { _handle } = socket as net.Socket & { _handle?: object | null };
  socket.destroy();
  if (!_handle)
    throw new Error('confineNetwork does not support the sockets of this Node version.');
  return Object.getPrototypeOf(_handle);
}

const ACCESS_DENIED = -constants.errno.EACCES;

/** Makes methods of a handle return an error code unless `isAllowed` accepts their arguments. */
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

function denyAccess(): never {
  throw new Error('A version under test is not allowed to use the network like this.');
}

/**
 * DNS queries could carry data out of the machine, so only the name of the API is resolved, to the addresses that it
 * had at start.
 */
function confineNames(host: string | null, addresses: readonly dns.LookupAddress[]) {
  const [apiAddress] = addresses;
  const lookup = (name: unknown, options: unknown, lastArgument: unknown) => {
    const hasNoOptions = typeof options === 'function';
    const callback = (hasNoOptions ? options : lastArgument) as (...values: unknown[]) => void;
    const returnsAll = !hasNoOptions && (options as dns.LookupOptions | null)?.all === true;
    const resolve = (address: dns.LookupAddress, allAddresses: readonly dns.LookupAddress[]) =>
      returnsAll ? callback(null, allAddresses) : callback(null, address.address, address.family);
    // An IP address, such as the one that the server listens at, needs no lookup.
    const family = isIP(name as string);
    const literalAddress = { address: name as string, family };
    if (family > 0) resolve(literalAddress, [literalAddress]);
    else if (name === host && apiAddress) resolve(apiAddress, addresses);
    else callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));
  };
  for (const module of [dns.promises, dns] as Record<string, unknown>[])
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function') defineProperty(module, name, { value: denyAccess });
  defineProperty(dns, 'lookup', { value: lookup });
}
