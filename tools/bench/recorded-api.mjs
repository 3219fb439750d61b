// `node recorded-api.mjs <port> <api>`: API mock that requests each URL from the real API once, so that a measurement
// contains only the site server.
import http from 'node:http';

const [port, api] = process.argv.slice(2);
const responses = new Map();

const fetchResponse = async (address) => {
  const response = await fetch(api + address);
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
};

http
  .createServer(async (request, response) => {
    const address = request.url ?? '/';
    if (!responses.has(address)) responses.set(address, fetchResponse(address));
    const { status, type, body } = await responses.get(address);
    response.writeHead(status, { 'content-type': type, 'content-length': body.length });
    response.end(body);
  })
  .listen(Number(port), '127.0.0.1');
