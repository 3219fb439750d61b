import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

const DOT_IGNORING_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalises an e-mail address to its mailbox, so that all spellings count as one. The result is in lower case, without
 * a plus tag, and has the host in ASCII.
 */
export function toMailbox(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const host = email.slice(atIndex + 1).toLowerCase();
  const domain = domainToASCII(host) || host;
  const [local = ''] = email.slice(0, atIndex).normalize('NFKC').toLowerCase().split('+');
  if (!DOT_IGNORING_DOMAINS.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** Creates the quota key of a mailbox. It is a keyed hash, so that the limits store no addresses. */
export function createMailboxKey(key: string, email: string): string {
  const hash = createHmac('sha256', key).update(JSON.stringify(['mailbox', toMailbox(email)]));
  return `newsletter:mailbox:${hash.digest('base64url').slice(0, 22)}`;
}
