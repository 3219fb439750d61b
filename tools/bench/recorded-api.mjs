// API mock with recorded responses, to measure the site server alone. `node recorded-api.mjs <port>
// <api>`: each URL is requested from the API once.
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
