import { addSeconds } from '../../../../shared/clock.ts';
import { PageCursorCache } from './page-cursor-cache.ts';

const key = (id: number) => ({ lead: null, listed_on: '2026-11-20', id });

test('returns the nearest earlier cursor of the same list for a minute', () => {
  let now = new Date('2026-11-24T06:00:00Z');
  const places = new PageCursorCache(() => now);
  places.store('a', 2400, key(1));
  places.store('a', 4800, key(2));
  expect(places.closestBefore('a', 2399)).toBeUndefined();
  expect(places.closestBefore('a', 4799)?.key).toEqual(key(1));
  expect(places.closestBefore('a', 9999)).toMatchObject({ offset: 4800, key: key(2) });
  expect(places.closestBefore('b', 9999)).toBeUndefined();
  now = addSeconds(now, 61);
  expect(places.closestBefore('a', 9999)).toBeUndefined();
});

test('limits the cached cursors of many lists', () => {
  const places = new PageCursorCache(() => new Date(0));
  for (let list = 0; list < 600; list += 1) places.store(`${list}`, 24, key(list));
  expect(places.closestBefore('0', 24)).toBeUndefined();
  for (let at = 1; at <= 60; at += 1) places.store('599', at * 24, key(at));
  expect(places.closestBefore('599', 24)).toBeUndefined();
  expect(places.closestBefore('599', 60 * 24)?.key).toEqual(key(60));
});
