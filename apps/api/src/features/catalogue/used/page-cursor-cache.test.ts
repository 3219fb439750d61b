import { addSeconds } from '../../../core/jobs/clock.ts';
import { PageCursorCache } from './list-page-ids.ts';

const createKey = (id: number) => ({ lead: null, listed_on: '2026-11-20', id });

test('returns the nearest cursor before an offset of the same list for one minute', () => {
  let now = new Date('2026-11-24T06:00:00Z');
  const cursorCache = new PageCursorCache(() => now);
  cursorCache.store('a', 2400, createKey(1));
  cursorCache.store('a', 4800, createKey(2));
  expect(cursorCache.findClosestBefore('a', 2399)).toBeUndefined();
  expect(cursorCache.findClosestBefore('a', 4799)?.key).toEqual(createKey(1));
  expect(cursorCache.findClosestBefore('a', 9999)).toMatchObject({
    offset: 4800,
    key: createKey(2),
  });
  expect(cursorCache.findClosestBefore('b', 9999)).toBeUndefined();
  now = addSeconds(now, 61);
  expect(cursorCache.findClosestBefore('a', 9999)).toBeUndefined();
});

test('limits the number of cached lists and of cursors per list', () => {
  const cursorCache = new PageCursorCache(() => new Date(0));
  for (let list = 0; list < 600; list += 1) cursorCache.store(`${list}`, 24, createKey(list));
  expect(cursorCache.findClosestBefore('0', 24)).toBeUndefined();
  for (let page = 1; page <= 60; page += 1) cursorCache.store('599', page * 24, createKey(page));
  expect(cursorCache.findClosestBefore('599', 24)).toBeUndefined();
  expect(cursorCache.findClosestBefore('599', 60 * 24)?.key).toEqual(createKey(60));
});
