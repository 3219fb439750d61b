import { createMailboxKey, toMailbox } from './subscribe.ts';

test.each([
  ['gita@example.in', 'gita@example.in'],
  ['Gita+mandi@Example.in', 'gita@example.in'],
  ['gita.ben@example.in', 'gita.ben@example.in'],
  ['gi.ta.ben+a+b@gmail.com', 'gitaben@gmail.com'],
  ['g.itaben@googlemail.com', 'gitaben@gmail.com'],
  ['gitaben@ｇmail.com', 'gitaben@gmail.com'],
  ['gita@उदाहरण.भारत', 'gita@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('normalises the address %s to the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});

test('creates the same key for all spellings of a mailbox, and the key does not contain the address', () => {
  expect(createMailboxKey('k', 'gita@example.in')).not.toContain('gita');
  expect(createMailboxKey('k', 'gita+1@example.in')).toBe(createMailboxKey('k', 'GITA@example.in'));
});
