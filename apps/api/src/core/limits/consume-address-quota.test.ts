import { selectOneDatabase } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import type { Connection } from '../database/database.ts';
import { consumeAddressQuota, getWidestNetwork, listAddressKeys } from './consume-address-quota.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['::ffff:cb00:7107', ['203.0.113.7']],
  ['0::ffff:203.100.113.77', ['203.100.113.77']],
  ['0:0:0:0:0:ffff:203.100.113.77', ['203.100.113.77']],
  ['1:0:0:0:0:ffff:203.0.113.7', ['1:0:0:0::/64', '1:0:0:0::/56', '1:0:0::/48']],
  ['::203.0.113.7', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['2001:db8:1:2abc:3:4:5:6', ['2001:db8:1:2abc::/64', '2001:db8:1:2a00::/56', '2001:db8:1::/48']],
  ['2001:0DB8:1:2::9', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::9', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['64:ff9b::203.0.113.7', ['64:ff9b:0:0::/64', '64:ff9b:0:0::/56', '64:ff9b:0::/48']],
  ['not an address', ['not an address']],
])('counts the address %s in the networks %j', (address, networks) => {
  const keys = networks.map((network) => `reviews:address:${network}`);
  expect(listAddressKeys('reviews', address)).toEqual(keys);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2abc:3:4:5:6', '2001:db8:1::/48'],
])('the widest network of %s is %s', (address, network) => {
  expect(getWidestNetwork(address)).toBe(network);
});

describe.each(selectOneDatabase())('address quotas on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  test.each([
    ['small', 3],
    ['large', 51],
  ])(
    'the %s quota of a /56 is twice and that of a /48 four times the quota of a /64',
    async (action, max) => {
      const clock = createMovingClock();
      const use = (address: string) =>
        consumeAddressQuota(connection.db, action, address, [{ max, seconds: 600 }], clock.now());
      async function countAllowedUses(addresses: readonly string[]) {
        let count = 0;
        for (const address of addresses) {
          const attempts = Array.from({ length: max + 1 }, () => use(address));
          count += (await Promise.all(attempts)).filter(({ ok }) => ok).length;
        }
        return count;
      }
      expect(await countAllowedUses(['2001:db8:1:100::1', '2001:db8:1:100::2'])).toBe(max);
      const otherAddresses = Array.from({ length: 5 }, (_, n) => `2001:db8:1:10${n + 1}::1`);
      expect(await countAllowedUses(otherAddresses)).toBe(max);
      expect(
        await countAllowedUses(['2001:db8:1:200::1', '2001:db8:1:300::1', '2001:db8:1:400::1']),
      ).toBe(2 * max);
      expect(await use('2001:db8:2:100::1')).toEqual({ ok: true });
    },
  );
});
