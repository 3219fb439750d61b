import net from 'node:net';
import { pause } from '../run/is-alive.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

export function readPort(variable, fallback) {
  const value = process.env[variable] || String(fallback);
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainFailure(`${variable} must be a port from 1 to 65535, not "${value}".`);
}

/** @returns {Promise<number>} the port */
const tryListen = (options) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(options, () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Old servers may need `timeoutMs` to exit. Throws a PlainFailure if the port is still in use afterwards. */
export async function claimPort(port, variable, timeoutMs = 0) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await tryListen({ port, host: '127.0.0.1' });
      return await tryListen({ port });
    } catch (error) {
      if (error.code === 'EACCES')
        throw new PlainFailure(
          `Port ${port} requires privileges that this user does not have: set ${variable}, for example ${variable}=3001 npm start.`,
        );
      if (error.code !== 'EADDRINUSE') throw error;
      if (Date.now() >= deadline)
        throw new PlainFailure(
          `Port ${port} is in use: set ${variable} to a free one, for example ${variable}=${port + 1} npm start.`,
        );
      await pause(100);
    }
  }
}

export const findFreePort = () => tryListen({ port: 0, host: '127.0.0.1' });
