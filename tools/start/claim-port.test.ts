import net from 'node:net';
import { claimPort, findFreePort, readPort } from './claim-port.mjs';

const listen = (port: number) =>
  new Promise<net.Server>((resolve) => {
    const server = net.createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

test('reports a port in use and the variable to set', async () => {
  const port = await findFreePort();
  const server = await listen(port);
  await expect(claimPort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is in use: set PORT to a free one, for example PORT=${port + 1} npm start.`,
  );
  server.close();
});

test('waits until a port is free if it has a timeout', async () => {
  const port = await findFreePort();
  const server = await listen(port);
  const pendingClaim = claimPort(port, 'PORT', 5000);
  server.close();
  expect(await pendingClaim).toBe(port);
});

test.each(['0', '70000', '-1', '3000.5', 'abc'])('rejects "%s" as a port', (value) => {
  process.env.TEST_PORT = value;
  expect(() => readPort('TEST_PORT', 3000)).toThrow('TEST_PORT must be a port');
  delete process.env.TEST_PORT;
});

test('returns the default port without a variable', () => {
  expect(readPort('TEST_PORT_UNSET', 3000)).toBe(3000);
});
