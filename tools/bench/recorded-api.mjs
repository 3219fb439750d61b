// API mock with recorded responses, to measure the site server alone. `node recorded-api.mjs <port>
// <api>`: each URL is requested from the API once.
import http from 'node:http';

const [port, api] = process.argv.slice(2);
const known = new Map();

const ask = async (address) => {
  const answer = await fetch(api + address);
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
};

http
  .createServer(async (request, response) => {
    const address = request.url ?? '/';
    if (!known.has(address)) known.set(address, ask(address));
    const { status, type, body } = await known.get(address);
    response.writeHead(status, { 'content-type': type, 'content-length': body.length });
    response.end(body);
  })
  .listen(Number(port), '127.0.0.1');
