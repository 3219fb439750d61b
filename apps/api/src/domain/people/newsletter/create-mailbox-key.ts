import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

const HASH_CHARACTERS = 22;

/** Gmail delivers `gi.ta@gmail.com` and `gita@gmail.com` to the same mailbox. */
const DOT_IGNORING_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/** Maps all spellings of an address to one: in lower case, without a plus tag, and with the host in ASCII. */
export function toMailbox(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const host = email.slice(atIndex + 1).toLowerCase();
  const domain = domainToASCII(host) || host;
  const [user = ''] = email.slice(0, atIndex).normalize('NFKC').toLowerCase().split('+');
  if (!DOT_IGNORING_DOMAINS.has(domain)) return `${user}@${domain}`;
  return `${user.replaceAll('.', '')}@gmail.com`;
}

/** The key is a keyed hash, so that the limits store no addresses. */
export function createMailboxKey(key: string, email: string): string {
  const hash = createHmac('sha256', key).update(JSON.stringify(['mailbox', toMailbox(email)]));
  return `newsletter:mailbox:${hash.digest('base64url').slice(0, HASH_CHARACTERS)}`;
}
