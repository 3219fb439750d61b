// An S3 server for tests, in a process of its own (its package is for import alone, which Jest does not do).
import { startFauxqs } from 'fauxqs';

const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
server.createBucket('store');
process.stdout.write(`${server.port}\n`);
// It ends with whoever started it.
process.stdin.on('end', () => process.exit(0)).resume();
