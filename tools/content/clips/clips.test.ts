import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEMO_CLIPS,
  REEL_CLIPS,
  selectFrameSize,
  toClipFileName,
} from '@tractor-haat/drawings/clips';
import { LANGUAGES } from '@tractor-haat/i18n';
import { computeDuration, createTimeMapping } from './create-time-mapping.ts';
import { type Cue, parseCaptions } from './parse-captions.ts';

const CLIP_COUNT = 12;
const MEDIA = join(import.meta.dirname, '../../../content/media');
const readMediaFile = (name: string): Buffer => readFileSync(join(MEDIA, name));

/** Positions of the top-level boxes in an MP4, by their names. */
function findBoxes(mp4: Buffer): Map<string, number> {
  const positions = new Map<string, number>();
  for (let position = 0; position < mp4.length; position += mp4.readUInt32BE(position)) {
    positions.set(mp4.toString('latin1', position + 4, position + 8), position);
  }
  return positions;
}

/** Length of an MP4 in seconds, from its movie header (version 0). */
function readSeconds(mp4: Buffer): number {
  const header = mp4.indexOf('mvhd', 0, 'latin1') + 4;
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}

/** Width and height of the picture, from its sample entry. */
function readFrameSize(mp4: Buffer): [width: number, height: number] {
  const entry = mp4.indexOf('avc1', mp4.indexOf('stsd', 0, 'latin1'), 'latin1');
  return [mp4.readUInt16BE(entry + 28), mp4.readUInt16BE(entry + 30)];
}

const readCues = (name: string): Cue[] => parseCaptions(readMediaFile(name).toString('utf8'));

/** Characters of each language. */
const SCRIPTS = {
  en: /^[\x20-\x7e₹]+$/,
  hi: /[\u0900-\u097f]/,
  gu: /[\u0a80-\u0aff]/,
  mr: /[\u0900-\u097f]/,
} as const;

const films = [...DEMO_CLIPS, ...REEL_CLIPS].map((clip) => {
  const name = `${clip.upright ? 'reels' : 'clips'}/${toClipFileName(clip)}`;
  return {
    name,
    clip,
    seconds:
      clip.cueTimes === undefined ? clip.seconds : computeDuration(readCues(`${name}.en.vtt`)),
    languages: clip.upright ? (['en', 'hi'] as const) : LANGUAGES,
    drawingSize: selectFrameSize(clip),
  };
});
const spokenFilms = films.filter(({ clip }) => !clip.upright);

test('lists six reels of 8 to 12 seconds with unique names', () => {
  expect(REEL_CLIPS).toHaveLength(6);
  for (const { seconds } of REEL_CLIPS) {
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeLessThanOrEqual(12);
  }
  expect(new Set(films.map(({ name }) => name)).size).toBe(films.length);
});

test('lists clips of 20 to 60 seconds, each with a video of the same length that links to its post', () => {
  expect(spokenFilms).toHaveLength(CLIP_COUNT);
  const rows: { clip: string; poster: { id: string }; duration_seconds: number; post?: string }[] =
    JSON.parse(readFileSync(join(MEDIA, '../videos.json'), 'utf8'));
  for (const { clip, seconds } of spokenFilms) {
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(60);
    const row = rows.find((video) => video.clip === toClipFileName(clip));
    expect(row).toMatchObject({ duration_seconds: seconds, poster: { id: clip.name } });
    expect(existsSync(join(MEDIA, `../posts/${row?.post}.en.md`))).toBe(true);
  }
});

describe.each(films)('$name', (film) => {
  test('exists in both formats within the size limit for phones', () => {
    for (const format of ['mp4', 'webm']) {
      const { size } = statSync(join(MEDIA, `${film.name}.${format}`));
      expect(size).toBeGreaterThan(20_000);
      expect(size).toBeLessThan(300_000);
    }
  });

  test('has the drawn length and can start before it is downloaded completely', () => {
    const mp4 = readMediaFile(`${film.name}.mp4`);
    expect(readSeconds(mp4)).toBeCloseTo(film.seconds, 1);
    expect(readFrameSize(mp4)).toEqual([film.drawingSize.width / 2, film.drawingSize.height / 2]);
    expect(findBoxes(mp4).get('moov')).toBeLessThan(findBoxes(mp4).get('mdat') ?? 0);
  });

  test('has captions in order within its length in each of its languages', () => {
    const times = readCues(`${film.name}.en.vtt`).map(({ from, to }) => [from, to]);
    for (const language of film.languages) {
      const cues = readCues(`${film.name}.${language}.vtt`);
      expect(cues.map(({ from, to }) => [from, to])).toEqual(times);
      for (const [index, { from, to, text }] of cues.entries()) {
        expect(from).toBeGreaterThanOrEqual(index === 0 ? 0 : (cues[index - 1]?.to ?? 0));
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(film.seconds);
        expect(text).toMatch(SCRIPTS[language]);
      }
    }
  });
});

/** Length of an MP3 with a constant 24 kbit/s, from its size. */
const measureVoiceSeconds = (name: string): number =>
  (statSync(join(MEDIA, name)).size * 8) / 24_000;

describe.each(spokenFilms)('the voice of $name', ({ name, seconds, clip }) => {
  test.each(LANGUAGES)(
    'lasts as long as the film in %s and has at most 1.5 MB together with the film',
    (language) => {
      const voice = `${name}.${language}.mp3`;
      expect(Math.abs(measureVoiceSeconds(voice) - seconds)).toBeLessThan(0.3);
      const both = statSync(join(MEDIA, voice)).size + statSync(join(MEDIA, `${name}.mp4`)).size;
      expect(both).toBeLessThan(1_500_000);
    },
  );

  test('maps the whole film to the drawing and has a poster within it', () => {
    const toDrawnSecond = createTimeMapping(clip, readCues(`${name}.en.vtt`));
    expect(toDrawnSecond(0)).toBe(0);
    expect(toDrawnSecond(seconds)).toBe(clip.seconds);
    expect(clip.poster).toBeLessThanOrEqual(clip.seconds);
  });
});
