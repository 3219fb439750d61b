import { CLIPS, drawFrame } from './clips/index.ts';
import { IMPLEMENT_TYPES } from './implements/index.ts';
import { allPictures, type Drawing, draw } from './index.ts';

/** Null when every tag is closed in order and every attribute is quoted and named once. */
function faultOf(svg: string): string | null {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_tag, close: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, key]) => key);
      if (new Set(names).size !== names.length) open.push(`twice in ${name}: ${names}`);
      if (close && open.pop() !== name) open.push(`wrong </${name}>`);
      if (!close && !empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) return open.join(' ');
  return rest.trim() === '' ? null : `stray text: ${rest.trim().slice(0, 80)}`;
}

function expectGood({ svg, width, height }: Drawing): void {
  expect(faultOf(svg)).toBeNull();
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(svg).toContain(`width="${width}" height="${height}"`);
  expect(svg).not.toMatch(/<text|<image|<script|NaN|undefined|Infinity/);
  for (const [, link] of svg.matchAll(/(?:href="|url\()([^")]*)/g)) {
    expect(link).toMatch(/^#/);
    expect(svg).toContain(`id="${link?.slice(1)}"`);
  }
  expect(svg.length).toBeLessThan(60 * 1024);
}

const drawn = (kind: string, id: string, view: string): Drawing => {
  const drawing = draw(kind, id, view);
  if (drawing === null) throw new Error(`no picture ${kind}/${id}/${view}`);
  return drawing;
};

test('the check of a picture finds faults', () => {
  expect(faultOf('<svg><g></svg>')).not.toBeNull();
  expect(faultOf('<svg a="1" a="2"/>')).not.toBeNull();
  expect(faultOf('<svg a=1></svg>')).not.toBeNull();
  expect(faultOf('<svg><g/></svg>')).toBeNull();
});

test.each(allPictures())('$kind $id $view is a sound picture', ({ kind, id, view }) => {
  expectGood(drawn(kind, id, view));
});

test.each(IMPLEMENT_TYPES)('%s follows its slug and stays the same', (type) => {
  const first = drawn('implement', `${type}--first-maker-7-ft`, 'side');
  expectGood(first);
  expect([first.width, first.height]).toEqual([800, 600]);
  expect(drawn('implement', `${type}--first-maker-7-ft`, 'side')).toEqual(first);
  const paints = ['a', 'b', 'c', 'd'].map((slug) => drawn('implement', `${type}--${slug}`, 'side'));
  expect(new Set(paints.map(({ svg }) => svg)).size).toBeGreaterThan(1);
});

test('all 14 types differ, as drawing and as icon', () => {
  expect(IMPLEMENT_TYPES).toHaveLength(14);
  const sides = IMPLEMENT_TYPES.map((type) => drawn('implement', `${type}--same`, 'side').svg);
  const icons = IMPLEMENT_TYPES.map((type) => drawn('implement-type', type, 'icon').svg);
  expect(new Set(sides).size).toBe(14);
  expect(new Set(icons).size).toBe(14);
});

test.each(['plain--a', 'canopy--b', 'cabin-4wd--c', 'mini-rops-4wd--d', 'large-cabin--e'])(
  'tractor %s stands in the studio and in the field',
  (id) => {
    expectGood(drawn('tractor', id, 'side'));
    expectGood(drawn('tractor', id, 'field'));
  },
);

test.each(CLIPS)('frames of $name are sound from first to last', (clip) => {
  for (let t = 0; t <= clip.seconds; t += 0.5) {
    const { svg } = drawFrame(clip, t);
    expect(faultOf(svg)).toBeNull();
    expect(svg).not.toMatch(/NaN|undefined|<text/);
  }
});

test.each([
  ['nothing', 'home', 'wide'],
  ['toString', 'home', 'wide'],
  ['hero', 'home', 'tall'],
  ['hero', 'away', 'wide'],
  ['tile', 'constructor', 'card'],
  ['implement', 'plough', 'side'],
  ['implement', 'spaceship--x', 'side'],
  ['implement', 'plough--../x', 'side'],
  ['implement', 'plough--x', 'back'],
  ['implement-type', 'spaceship', 'icon'],
  ['tractor', 'flying--x', 'side'],
  ['tractor', 'plain--x', 'top'],
  ['video', 'rotavator-depth', 'side'],
  ['scene', 'empty', 'card'],
  ['share', 'default', 'field'],
])('%s %s %s is not known', (kind, id, view) => {
  expect(draw(kind, id, view)).toBeNull();
});
