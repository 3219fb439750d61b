import { DEMO_CLIPS, drawFrame, REEL_CLIPS } from './clips/demo-clips.ts';
import { IMPLEMENT_TYPES } from './implements/draw-implement.ts';
import { type Drawing, draw, listAllPictures } from './index.ts';

/** Returns null if every tag is closed in order and every attribute is quoted and unique. */
function findMarkupError(svg: string): string | null {
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

test.each(IMPLEMENT_TYPES)(
  'the slug selects the paint of %s, and the same slug draws the same picture',
  (type) => {
    const first = drawPicture('implement', `${type}--first-maker-7-ft`, 'side');
    expectValidSvg(first);
    expect([first.width, first.height]).toEqual([800, 600]);
    expect(drawPicture('implement', `${type}--first-maker-7-ft`, 'side')).toEqual(first);
    const paints = ['a', 'b', 'c', 'd'].map((slug) =>
      drawPicture('implement', `${type}--${slug}`, 'side'),
    );
    expect(new Set(paints.map(({ svg }) => svg)).size).toBeGreaterThan(1);
  },
);

test('draws all 14 implement types differently, as drawing and as icon', () => {
  expect(IMPLEMENT_TYPES).toHaveLength(14);
  const sides = IMPLEMENT_TYPES.map(
    (type) => drawPicture('implement', `${type}--same`, 'side').svg,
  );
  const icons = IMPLEMENT_TYPES.map((type) => drawPicture('implement-type', type, 'icon').svg);
  expect(new Set(sides).size).toBe(14);
  expect(new Set(icons).size).toBe(14);
});

const SHAPES = ['', 'mini-', 'large-'].flatMap((size) =>
  ['plain', 'rops', 'canopy', 'cabin'].flatMap((top) =>
    ['', '-4wd'].map((four) => `${size}${top}${four}`),
  ),
);
const VIEWS = ['side', 'left', 'right', 'front', 'rear', 'meter', 'field'];

test.each(SHAPES)('draws the tractor shape %s in every view, new and used', (shape) => {
  for (const kind of ['tractor', 'used']) {
    const views = VIEWS.map((view) => drawPicture(kind, `${shape}--some-seed`, view));
    views.forEach(expectValidSvg);
    expect(drawPicture(kind, `${shape}--some-seed`, 'rear')).toEqual(views[VIEWS.indexOf('rear')]);
  }
  const one = ['side', 'left', 'front', 'rear', 'meter', 'field'].map(
    (view) => drawPicture('tractor', `${shape}--some-seed`, view).svg,
  );
  expect(new Set(one).size).toBe(6);
});

test('draws every tractor shape differently from the front and from the back', () => {
  for (const view of ['front', 'rear']) {
    const svgs = SHAPES.map((shape) => drawPicture('tractor', `${shape}--same`, view).svg);
    expect(new Set(svgs).size).toBe(SHAPES.length);
  }
});

test.each(IMPLEMENT_TYPES)('draws the side, field and detail views of %s differently', (type) => {
  const views = ['side', 'field', 'detail'].map((view) =>
    drawPicture('implement', `${type}--a`, view),
  );
  views.forEach(expectValidSvg);
  expect(new Set(views.map(({ svg }) => svg)).size).toBe(3);
});

const seeds = Array.from({ length: 40 }, (_, i) => `seed-${i}`);

test.each(['front', 'rear'])('draws at least four different treads of %s tyres', (position) => {
  for (const view of ['side', 'tread']) {
    const tyres = seeds.map((seed) => drawPicture('tyre', `${position}--${seed}`, view));
    tyres.forEach(expectValidSvg);
    expect(new Set(tyres.map(({ svg }) => svg)).size).toBeGreaterThanOrEqual(4);
  }
});

test('draws the treads of front and rear tyres differently', () => {
  const drawTreads = (position: string) =>
    new Set(seeds.map((s) => drawPicture('tyre', `${position}--${s}`, 'tread').svg));
  const rear = drawTreads('rear');
  expect([...drawTreads('front')].filter((svg) => rear.has(svg))).toEqual([]);
});

test('the seed selects the paint of trailers and construction machines', () => {
  for (const [kind, id] of [
    ['trailer', ''],
    ['construction', 'crane--'],
  ] as const) {
    const all = seeds.flatMap((seed) =>
      ['side', 'field'].map((view) => drawPicture(kind, id + seed, view)),
    );
    all.forEach(expectValidSvg);
    expect(new Set(all.map(({ svg }) => svg)).size).toBeGreaterThan(8);
  }
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
  const size = (kind: string, id: string, view: string) => {
    const { width, height } = drawPicture(kind, id, view);
    return [width, height];
  };
  expect(size('cover', 'soil', 'wide')).toEqual([1280, 720]);
  expect(size('cover', 'soil', 'card')).toEqual([1200, 630]);
  expect(size('story', 'soil', 'page')).toEqual([720, 1280]);
});

test('draws no two pictures of a kind alike', () => {
  const seen = new Map<string, string>();
  const twins: string[] = [];
  for (const { kind, id, view } of listAllPictures()) {
    const { svg } = drawPicture(kind, id, view);
    const other = seen.get(svg);
    if (other?.startsWith(`${kind}/`)) twins.push(`${other} = ${kind}/${id}/${view}`);
    seen.set(svg, `${kind}/${id}/${view}`);
  }
  expect(twins).toEqual([]);
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
  const forms = letters.map(
    (letter) =>
      /<path d="([^"]+)" transform/.exec(drawPicture('monogram', letter, 'square').svg)?.[1],
  );
  expect(forms).not.toContain(undefined);
  expect(new Set(forms).size).toBe(26);
});

test.each([...DEMO_CLIPS, ...REEL_CLIPS])(
  'draws every frame of the clip $name as valid SVG',
  (clip) => {
    for (let t = 0; t <= clip.seconds; t += 0.5) {
      const { svg } = drawFrame(clip, t);
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
