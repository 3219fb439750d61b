import { type DrawingName, draw } from '../index.ts';
import { createComparisonName } from './draw-comparison.ts';

const createTractorName = (id: string) => ({ kind: 'tractor', id, view: 'side' });
const mini = createTractorName('mini-plain-4wd--kubota-neostar-b2741');
const large = createTractorName('large-cabin--john-deere-5310-gear-pro');

test.each([2, 3, 4])(
  'draws %s tractors side by side in a picture of 1200 x 630 pixels',
  (count) => {
    const name = createComparisonName([mini, large, large, mini].slice(0, count));
    const drawing = draw(name.kind, name.id, name.view);
    expect([drawing?.width, drawing?.height]).toEqual([1200, 630]);
    expect(drawing?.svg.match(/<circle r="58" fill="#10291d"/g)).toHaveLength(count - 1);
    expect(drawing?.svg).not.toMatch(/<text|NaN|undefined/);
  },
);

test('limits the id of four tractors with the longest names to 179 characters', () => {
  const longest = createTractorName(`large-cabin-4wd--${'a'.repeat(80)}`);
  expect(createComparisonName([longest, longest, longest, longest]).id.length).toBeLessThan(180);
});

test('paints a tractor in the colours of its own picture', () => {
  const listFills = ({ kind, id, view }: DrawingName) =>
    new Set(draw(kind, id, view)?.svg.match(/fill="#[0-9a-f]{6}"/g));
  const comparedFills = listFills(createComparisonName([mini, mini]));
  const sharedFills = [...listFills(mini)].filter((fill) => comparedFills.has(fill));
  expect(sharedFills.length).toBeGreaterThan(3);
});

test.each([
  'plain-1',
  'plain-1--plain-2--plain-3--plain-4--plain-5',
  'plain-1--flying-2',
  'plain--mahindra-575-di--plain-2',
  '',
])('returns null for the invalid comparison id "%s"', (id) => {
  expect(draw('comparison', id, 'card')).toBeNull();
});
