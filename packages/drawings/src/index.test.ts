import { DEMO_CLIPS, drawFrame, REEL_CLIPS } from './clips/demo-clips.ts';
import { IMPLEMENT_TYPES } from './implements/draw-implement.ts';
import { type Drawing, draw, listAllPictures } from './index.ts';

const TAG_PATTERN = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;

/** Returns null if every tag is closed in order and every attribute is quoted and unique. */
function findMarkupError(svg: string): string | null {
  const openTags: string[] = [];
  for (const [, closing, name = '', attributes = '', selfClosing] of svg.matchAll(TAG_PATTERN)) {
    const attributeNames = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, key]) => key);
    if (new Set(attributeNames).size < attributeNames.length)
      return `an attribute of <${name}> occurs twice`;
    if (closing && openTags.pop() !== name) return `</${name}> closes another tag`;
    if (!closing && !selfClosing) openTags.push(name);
  }
  if (openTags.length > 0) return `<${openTags.join('> <')}> is not closed`;
  const remainingText = svg.replaceAll(TAG_PATTERN, '').trim();
  return remainingText === '' ? null : `text outside of tags: ${remainingText.slice(0, 80)}`;
}

function expectValidSvg({ svg, width, height }: Drawing): void {
  expect(findMarkupError(svg)).toBeNull();
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(svg).toContain(`width="${width}" height="${height}"`);
  expect(svg).not.toMatch(/<text|<image|<script|NaN|undefined|Infinity/);
  for (const [, link] of svg.matchAll(/(?:href="|url\()([^")]*)/g)) {
    expect(link).toMatch(/^#/);
    expect(svg).toContain(`id="${link?.slice(1)}"`);
  }
  expect(svg.length).toBeLessThan(60 * 1024);
}

const drawPicture = (kind: string, id: string, view: string): Drawing => {
  const drawing = draw(kind, id, view);
  if (drawing === null) throw new Error(`no picture ${kind}/${id}/${view}`);
  return drawing;
};

test('findMarkupError detects malformed SVG', () => {
  expect(findMarkupError('<svg><g></svg>')).not.toBeNull();
  expect(findMarkupError('<svg a="1" a="2"/>')).not.toBeNull();
  expect(findMarkupError('<svg a=1></svg>')).not.toBeNull();
  expect(findMarkupError('<svg><g/></svg>')).toBeNull();
});

test.each(listAllPictures())('draws $kind $id $view as valid SVG', ({ kind, id, view }) => {
  expectValidSvg(drawPicture(kind, id, view));
});

const countDifferent = (drawings: readonly Drawing[]): number =>
  new Set(drawings.map(({ svg }) => svg)).size;

test.each(IMPLEMENT_TYPES)('draws %s equally for the same slug', (type) => {
  const first = drawPicture('implement', `${type}--first-maker-7-ft`, 'side');
  expectValidSvg(first);
  expect([first.width, first.height]).toEqual([800, 600]);
  expect(drawPicture('implement', `${type}--first-maker-7-ft`, 'side')).toEqual(first);
});

test.each(IMPLEMENT_TYPES)('selects the paint of %s by the slug', (type) => {
  const drawings = ['a', 'b', 'c', 'd'].map((slug) =>
    drawPicture('implement', `${type}--${slug}`, 'side'),
  );
  expect(countDifferent(drawings)).toBeGreaterThan(1);
});

test('draws each of the 14 implement types differently', () => {
  expect(IMPLEMENT_TYPES).toHaveLength(14);
  const drawings = IMPLEMENT_TYPES.map((type) => drawPicture('implement', `${type}--same`, 'side'));
  expect(countDifferent(drawings)).toBe(14);
});

test('draws a different icon of each implement type', () => {
  const icons = IMPLEMENT_TYPES.map((type) => drawPicture('implement-type', type, 'icon'));
  expect(countDifferent(icons)).toBe(14);
});

const SHAPES = ['', 'mini-', 'large-'].flatMap((size) =>
  ['plain', 'rops', 'canopy', 'cabin'].flatMap((top) =>
    ['', '-4wd'].map((drive) => `${size}${top}${drive}`),
  ),
);

/** `right` is omitted, because it equals `side`. */
const DIFFERENT_VIEWS = ['side', 'left', 'front', 'rear', 'meter', 'field'];

test.each(SHAPES)('draws every view of the tractor shape %s as valid SVG', (shape) => {
  for (const kind of ['tractor', 'used']) {
    for (const view of [...DIFFERENT_VIEWS, 'right'])
      expectValidSvg(drawPicture(kind, `${shape}--some-seed`, view));
    const rear = drawPicture(kind, `${shape}--some-seed`, 'rear');
    expect(drawPicture(kind, `${shape}--some-seed`, 'rear')).toEqual(rear);
  }
});

test.each(SHAPES)('draws the views of the tractor shape %s differently', (shape) => {
  const drawings = DIFFERENT_VIEWS.map((view) =>
    drawPicture('tractor', `${shape}--some-seed`, view),
  );
  expect(countDifferent(drawings)).toBe(6);
});

test.each(['front', 'rear'])('draws every tractor shape differently in the view %s', (view) => {
  const drawings = SHAPES.map((shape) => drawPicture('tractor', `${shape}--same`, view));
  expect(countDifferent(drawings)).toBe(SHAPES.length);
});

test.each(IMPLEMENT_TYPES)('draws the side, field and detail views of %s differently', (type) => {
  const views = ['side', 'field', 'detail'].map((view) =>
    drawPicture('implement', `${type}--a`, view),
  );
  views.forEach(expectValidSvg);
  expect(countDifferent(views)).toBe(3);
});

const seeds = Array.from({ length: 40 }, (_, i) => `seed-${i}`);

test.each(['front', 'rear'])('draws at least four different treads of %s tyres', (position) => {
  for (const view of ['side', 'tread']) {
    const tyres = seeds.map((seed) => drawPicture('tyre', `${position}--${seed}`, view));
    tyres.forEach(expectValidSvg);
    expect(countDifferent(tyres)).toBeGreaterThanOrEqual(4);
  }
});

test('draws the treads of front and rear tyres differently', () => {
  const drawTreads = (position: string) =>
    new Set(seeds.map((seed) => drawPicture('tyre', `${position}--${seed}`, 'tread').svg));
  const rearTreads = drawTreads('rear');
  expect([...drawTreads('front')].filter((svg) => rearTreads.has(svg))).toEqual([]);
});

test.each([
  ['trailer', ''],
  ['construction', 'crane--'],
])('selects the paint of a %s by the seed', (kind, idPrefix) => {
  const drawings = seeds.flatMap((seed) =>
    ['side', 'field'].map((view) => drawPicture(kind, idPrefix + seed, view)),
  );
  drawings.forEach(expectValidSvg);
  expect(countDifferent(drawings)).toBeGreaterThan(8);
});

test('lists the covers, stories and scenes that pages reference', () => {
  const names = new Set(listAllPictures().map(({ kind, id, view }) => `${kind}/${id}/${view}`));
  const covers =
    'launch tractor-news agriculture expert-review customer-review scheme sales tyre implement automobile maintenance buying-guide soil emi';
  const stories =
    'sowing ploughing rotavator tyre-check oil-check clutch monsoon harvest trolley dealer-visit loan-papers test-drive';
  const scenes =
    'loan insurance dealer dealership sell contact career no-results no-reviews offline question-hub comparison';
  const expected = [
    ...covers.split(' ').flatMap((id) => [`cover/${id}/wide`, `cover/${id}/card`]),
    ...stories.split(' ').map((id) => `story/${id}/page`),
    ...scenes.split(' ').map((id) => `scene/${id}/card`),
  ];
  expect(expected.filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ['cover', 'wide', 1280, 720],
  ['cover', 'card', 1200, 630],
  ['story', 'page', 720, 1280],
])('draws a %s in the view %s with %i x %i pixels', (kind, view, width, height) => {
  expect(drawPicture(kind, 'soil', view)).toMatchObject({ width, height });
});

test('draws no two pictures of a kind alike', () => {
  const nameBySvg = new Map<string, string>();
  const duplicates: string[] = [];
  for (const { kind, id, view } of listAllPictures()) {
    const { svg } = drawPicture(kind, id, view);
    const name = `${kind}/${id}/${view}`;
    const earlierName = nameBySvg.get(svg);
    if (earlierName?.startsWith(`${kind}/`)) duplicates.push(`${earlierName} = ${name}`);
    nameBySvg.set(svg, name);
  }
  expect(duplicates).toEqual([]);
});

test.each(['a-b', 'mahindra', 'massey-ferguson', 'z', 'x9', 'q-7-r'])(
  'draws monogram %s as paths without a font',
  (slug) => {
    expectValidSvg(drawPicture('monogram', slug, 'square'));
    expectValidSvg(drawPicture('monogram', slug, 'card'));
  },
);

test('draws every letter of the alphabet differently', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const paths = letters.map(
    (letter) =>
      /<path d="([^"]+)" transform/.exec(drawPicture('monogram', letter, 'square').svg)?.[1],
  );
  expect(paths).not.toContain(undefined);
  expect(new Set(paths).size).toBe(26);
});

test.each([...DEMO_CLIPS, ...REEL_CLIPS])(
  'draws every frame of the clip $name as valid SVG',
  (clip) => {
    for (let seconds = 0; seconds <= clip.seconds; seconds += 0.5) {
      const { svg } = drawFrame(clip, seconds);
      expect(findMarkupError(svg)).toBeNull();
      expect(svg).not.toMatch(/NaN|undefined|<text/);
    }
  },
);

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
  ['used', 'flying--x', 'side'],
  ['used', 'plain--x', 'top'],
  ['tyre', 'middle--x', 'side'],
  ['tyre', 'front', 'side'],
  ['tyre', 'rear--x', 'top'],
  ['construction', 'spaceship', 'side'],
  ['construction', 'crane', 'icon'],
  ['trailer', 'Bad Id', 'side'],
  ['trailer', 'x', 'top'],
  ['cover', 'toString', 'wide'],
  ['cover', 'soil', 'side'],
  ['story', 'nothing', 'page'],
  ['story', 'soil', 'wide'],
  ['scene', 'loan', 'field'],
  ['reel', 'plough-furrow', 'poster'],
  ['reel', 'furrow', 'side'],
  ['monogram', '42', 'square'],
  ['monogram', 'a', 'round'],
  ['video', 'rotavator-depth', 'side'],
  ['scene', 'empty', 'card'],
  ['share', 'default', 'field'],
])('returns null for the unknown picture %s %s %s', (kind, id, view) => {
  expect(draw(kind, id, view)).toBeNull();
});
