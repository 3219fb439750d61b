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
const MEDIA_FOLDER = join(import.meta.dirname, '../../../content/media');
const readMediaFile = (name: string): Buffer => readFileSync(join(MEDIA_FOLDER, name));

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

/** Matches a text in the script of each language. */
const SCRIPT_PATTERNS = {
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

test('gives each film a file name of its own', () => {
  expect(new Set(films.map(({ name }) => name)).size).toBe(films.length);
});

test('lists six reels of 8 to 12 seconds', () => {
  expect(REEL_CLIPS).toHaveLength(6);
  for (const { seconds } of REEL_CLIPS) {
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeLessThanOrEqual(12);
  }
});

test('lists twelve clips of 20 to 60 seconds, each as a video of this length with an existing post', () => {
  expect(spokenFilms).toHaveLength(CLIP_COUNT);
  const rows: { clip: string; poster: { id: string }; duration_seconds: number; post?: string }[] =
    JSON.parse(readFileSync(join(MEDIA_FOLDER, '../videos.json'), 'utf8'));
  for (const { clip, seconds } of spokenFilms) {
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(60);
    const row = rows.find((video) => video.clip === toClipFileName(clip));
    expect(row).toMatchObject({ duration_seconds: seconds, poster: { id: clip.name } });
    expect(existsSync(join(MEDIA_FOLDER, `../posts/${row?.post}.en.md`))).toBe(true);
  }
});

describe.each(films)('$name', (film) => {
  test('exists as MP4 and WebM of at most 300 KB', () => {
    for (const format of ['mp4', 'webm']) {
      const { size } = statSync(join(MEDIA_FOLDER, `${film.name}.${format}`));
      expect(size).toBeGreaterThan(20_000);
      expect(size).toBeLessThan(300_000);
    }
  });

  test('has its planned length and half the size of its drawing', () => {
    const mp4 = readMediaFile(`${film.name}.mp4`);
    expect(readSeconds(mp4)).toBeCloseTo(film.seconds, 1);
    expect(readFrameSize(mp4)).toEqual([film.drawingSize.width / 2, film.drawingSize.height / 2]);
  });

  test('can start before it is downloaded completely', () => {
    const mp4 = readMediaFile(`${film.name}.mp4`);
    expect(findBoxes(mp4).get('moov')).toBeLessThan(findBoxes(mp4).get('mdat') ?? 0);
  });

  test('has captions in all of its languages, in order and within its length', () => {
    const times = readCues(`${film.name}.en.vtt`).map(({ from, to }) => [from, to]);
    for (const language of film.languages) {
      const cues = readCues(`${film.name}.${language}.vtt`);
      expect(cues.map(({ from, to }) => [from, to])).toEqual(times);
      for (const [index, { from, to, text }] of cues.entries()) {
        expect(from).toBeGreaterThanOrEqual(index === 0 ? 0 : (cues[index - 1]?.to ?? 0));
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(film.seconds);
        expect(text).toMatch(SCRIPT_PATTERNS[language]);
      }
    }
  });
});

/** Length of an MP3 with a constant 24 kbit/s, from its size. */
const measureVoiceSeconds = (name: string): number =>
  (statSync(join(MEDIA_FOLDER, name)).size * 8) / 24_000;

describe.each(spokenFilms)('$name', ({ name, seconds, clip }) => {
  test.each(LANGUAGES)('has a voice of its length in %s', (language) => {
    expect(Math.abs(measureVoiceSeconds(`${name}.${language}.mp3`) - seconds)).toBeLessThan(0.3);
  });

  test.each(LANGUAGES)('has at most 1.5 MB together with its voice in %s', (language) => {
    const voiceBytes = statSync(join(MEDIA_FOLDER, `${name}.${language}.mp3`)).size;
    const filmBytes = statSync(join(MEDIA_FOLDER, `${name}.mp4`)).size;
    expect(voiceBytes + filmBytes).toBeLessThan(1_500_000);
  });

  test('is mapped to its whole drawing, which contains its poster', () => {
    const toDrawnSecond = createTimeMapping(clip, readCues(`${name}.en.vtt`));
    expect(toDrawnSecond(0)).toBe(0);
    expect(toDrawnSecond(seconds)).toBe(clip.seconds);
    expect(clip.poster).toBeLessThanOrEqual(clip.seconds);
  });
});
