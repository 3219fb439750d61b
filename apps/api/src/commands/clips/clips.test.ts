import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { worldOf } from '../../domain/pictures/drawings/clips/clip.ts';
import { CLIPS, REELS } from '../../domain/pictures/drawings/clips/index.ts';

const MEDIA = join(__dirname, '../../../../../content/media');
const file = (name: string): Buffer => readFileSync(join(MEDIA, name));

/** Where a box starts in an MP4's top level, by its name. */
function boxes(mp4: Buffer): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = 0; at < mp4.length; at += mp4.readUInt32BE(at)) {
    found.set(mp4.toString('latin1', at + 4, at + 8), at);
  }
  return found;
}

/** Length of an MP4 in seconds, from its movie header (version 0). */
function lengthOf(mp4: Buffer): number {
  const header = mp4.indexOf('mvhd', 0, 'latin1') + 4;
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}

/** Width and height of the picture, from its sample entry. */
function sizeOf(mp4: Buffer): [width: number, height: number] {
  const entry = mp4.indexOf('avc1', mp4.indexOf('stsd', 0, 'latin1'), 'latin1');
  return [mp4.readUInt16BE(entry + 28), mp4.readUInt16BE(entry + 30)];
}

interface Cue {
  from: number;
  to: number;
  text: string;
}

function cuesOf(name: string): Cue[] {
  const [head, ...blocks] = file(name).toString('utf8').trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const [, m1, s1, m2, s2] = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/.exec(times) ?? [];
    return {
      from: Number(m1) * 60 + Number(s1),
      to: Number(m2) * 60 + Number(s2),
      text: lines.join(' '),
    };
  });
}

const films = [...CLIPS, ...REELS].map((clip) => ({
  name: `${clip.upright ? 'reels' : 'clips'}/${clip.name}`,
  seconds: clip.seconds,
  world: worldOf(clip),
}));

test('six reels of 8 to 12 seconds, each with its own name', () => {
  expect(REELS).toHaveLength(6);
  for (const { seconds } of REELS) {
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeLessThanOrEqual(12);
  }
  expect(new Set(films.map(({ name }) => name)).size).toBe(films.length);
});

describe.each(films)('$name', (clip) => {
  test('is there in both formats, small enough for a phone', () => {
    for (const format of ['mp4', 'webm']) {
      const { size } = statSync(join(MEDIA, `${clip.name}.${format}`));
      expect(size).toBeGreaterThan(20_000);
      expect(size).toBeLessThan(300_000);
    }
  });

  test('is as long as it was drawn and starts before it is all there', () => {
    const mp4 = file(`${clip.name}.mp4`);
    expect(lengthOf(mp4)).toBeCloseTo(clip.seconds, 1);
    expect(sizeOf(mp4)).toEqual([clip.world.width / 2, clip.world.height / 2]);
    expect(boxes(mp4).get('moov')).toBeLessThan(boxes(mp4).get('mdat') ?? 0);
  });

  test('has captions in English and Hindi that run in order within it', () => {
    const [english, hindi] = [cuesOf(`${clip.name}.en.vtt`), cuesOf(`${clip.name}.hi.vtt`)];
    expect(hindi.map(({ from, to }) => [from, to])).toEqual(
      english.map(({ from, to }) => [from, to]),
    );
    for (const [i, { from, to, text }] of hindi.entries()) {
      expect(from).toBeGreaterThanOrEqual(i === 0 ? 0 : (hindi[i - 1]?.to ?? 0));
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(clip.seconds);
      expect(text).toMatch(/[\u0900-\u097f]/);
    }
    expect(english.every(({ text }) => /^[\x20-\x7e]+$/.test(text))).toBe(true);
  });
});
