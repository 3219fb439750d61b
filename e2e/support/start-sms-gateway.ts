import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TEXT = { en: { template_id: 'id', text: '{code}' } };
const TEMPLATES = {
  entity_id: '1101',
  sender: 'TRHAAT',
  enquiry: TEXT,
  registration: TEXT,
  login: TEXT,
  password: TEXT,
};

/** Starts an SMS gateway that stores codes. As on a phone, codes outlive the process that sent them. */
export async function startSmsGateway(folder: string) {
  const received = new Map<string, string[]>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { recipients } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { mobiles, code } of recipients) {
      const mobile = String(mobiles).slice(-10);
      received.set(mobile, [...(received.get(mobile) ?? []), code]);
    }
    response.end('{"type":"success"}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const templates = path.join(folder, 'templates.json');
  fs.writeFileSync(templates, JSON.stringify(TEMPLATES));
  return {
    /** API settings that use this gateway. */
    settings: {
      OTP_PROVIDER: 'msg91',
      OTP_TEMPLATES: templates,
      MSG91_AUTH_KEY: 'key',
      MSG91_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MESSAGES_PER_MINUTE: '100000',
      MESSAGES_PER_DAY: '100000',
      MESSAGES_PER_PREFIX: '100000',
    },
    /** Codes sent to a number, oldest first. */
    listCodes: (mobile: string): readonly string[] => received.get(mobile) ?? [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
