import net from 'node:net';
import { createSmtpSender } from './create-smtp-sender.ts';

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts an SMTP server that responds to each recipient with `recipientReply`. `received` is its input. */
async function startServer(recipientReply: string) {
  const received: string[] = [];
  const server = net.createServer((socket) => {
    let isData = false;
    socket.setEncoding('utf8');
    socket.write('220 here\r\n');
    socket.on('data', (text: string) => {
      received.push(text);
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
      } else if (/^EHLO/i.test(text)) socket.write('250 here\r\n');
      else if (/^RCPT/i.test(text)) socket.write(`${recipientReply}\r\n`);
      else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

const mail = {
  to: 'ramesh@example.in',
  subject: 'नमस्ते',
  text: 'Open https://example.in/newsletter/confirm/x\n',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

function createSender(url: string) {
  const warn = jest.fn();
  return {
    send: createSmtpSender({ url, from: 'Tractor Haat <news@example.in>', logger: { warn } }),
    warn,
  };
}

test('sends a mail with its sender, recipient, headers and text', async () => {
  const { url, received } = await startServer('250 ok');
  expect(await createSender(url).send(mail)).toBe(true);
  const transcript = received.join('');
  expect(transcript).toContain('MAIL FROM:<news@example.in>');
  expect(transcript).toContain('RCPT TO:<ramesh@example.in>');
  expect(transcript).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(transcript).toContain('Open https://example.in/newsletter/confirm/x');
});

test('returns false for a permanent rejection, throws for another error, and logs no address', async () => {
  const rejecting = createSender((await startServer('550 no ramesh@example.in here')).url);
  expect(await rejecting.send(mail)).toBe(false);
  const busy = createSender((await startServer('451 come later, ramesh@example.in')).url);
  await expect(busy.send(mail)).rejects.toThrow('no mail server accepted the message');
  const unreachable = createSender('smtp://127.0.0.1:1');
  await expect(unreachable.send(mail)).rejects.toThrow('no mail server accepted the message');
  const logged = JSON.stringify([rejecting, busy, unreachable].map(({ warn }) => warn.mock.calls));
  expect(logged).not.toContain('ramesh');
  expect(logged).toContain('550');
});
