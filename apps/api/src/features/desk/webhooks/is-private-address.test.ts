import { isPrivateAddress } from './post-message.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('treats the address "%s" as private', (address) => expect(isPrivateAddress(address)).toBe(true));

test.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])(
  'treats the address %s as public',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
