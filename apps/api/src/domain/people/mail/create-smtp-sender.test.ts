import net from 'node:net';
import { createSmtpSender } from './create-smtp-sender.ts';

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An SMTP server that accepts or rejects recipients; returns its address and the received mails. */
async function server(answerToRecipient: string) {
  const got: string[] = [];
  const own = net.createServer((socket) => {
    let isData = false;
    socket.setEncoding('utf8');
    socket.write('220 here\r\n');
    socket.on('data', (text: string) => {
      got.push(text);
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
      } else if (/^EHLO/i.test(text)) socket.write('250 here\r\n');
      else if (/^RCPT/i.test(text)) socket.write(`${answerToRecipient}\r\n`);
      else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  servers.push(own);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as net.AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, got };
}

const mail = {
  to: 'ramesh@example.in',
  subject: 'नमस्ते',
  text: 'Open https://example.in/newsletter/confirm/x\n',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

function sender(url: string) {
  const warn = jest.fn();
  return {
    send: createSmtpSender({ url, from: 'Tractor Haat <news@example.in>', logger: { warn } }),
    warn,
  };
}

test('sends a mail with sender, recipient, headers and text', async () => {
  const { url, got } = await server('250 ok');
  expect(await sender(url).send(mail)).toBe(true);
  const transcript = got.join('');
  expect(transcript).toContain('MAIL FROM:<news@example.in>');
  expect(transcript).toContain('RCPT TO:<ramesh@example.in>');
  expect(transcript).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(transcript).toContain('Open https://example.in/newsletter/confirm/x');
});

test('reports a permanent rejection, retries others, and logs no address', async () => {
  const good = sender((await server('550 no ramesh@example.in here')).url);
  expect(await good.send(mail)).toBe(false);
  const busy = sender((await server('451 come later, ramesh@example.in')).url);
  await expect(busy.send(mail)).rejects.toThrow('no mail server accepted the message');
  const away = sender('smtp://127.0.0.1:1');
  await expect(away.send(mail)).rejects.toThrow('no mail server accepted the message');
  const logged = JSON.stringify([good, busy, away].map(({ warn }) => warn.mock.calls));
  expect(logged).not.toContain('ramesh');
  expect(logged).toContain('550');
});
