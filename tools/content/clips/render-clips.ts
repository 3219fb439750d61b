/**
 * Renders the demonstration clips and reels from our own drawings into content/media.
 * Run it when a drawing or a clip changes (needs ffmpeg with libx264 and libvpx-vp9; the product itself does not):
 *
 *   node tools/content/clips/render-clips.ts [clip-name...]
 *
 * Each clip becomes <name>.mp4 (H.264 baseline, faststart) and <name>.webm (VP9), silent, 640x360 (reels are upright,
 * 360x640). Clips follow the times of their captions, so run speak-clips.ts first. Captions of reels are written by
 * hand.
 */
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Clip,
  DEMO_CLIPS,
  drawFrame,
  REEL_CLIPS,
  selectFrameSize,
  toClipFileName,
} from '@tractor-haat/drawings/clips';
import sharp from 'sharp';
import { computeDuration, createTimeMapping } from './create-time-mapping.ts';
import { parseCaptions } from './parse-captions.ts';
import { type Encoder, startEncoder } from './start-encoder.ts';

/** Clips are drawn at twice the size of the video and scaled down, which smooths their edges. */
const DRAWING_SCALE = 2;
const FRAMES_PER_SECOND = 12;
const MAX_BYTES = 300_000;
/** Share of a file for its pictures. Headers and the deviation of the encoders use the remainder. */
const PICTURE_SHARE = 0.86;
/** At 72 dpi, sharp renders a drawing in its own size. */
const SVG_DENSITY = 72 / DRAWING_SCALE;
const MEDIA_FOLDER = join(import.meta.dirname, '../../../content/media');

const getVideoSize = (clip: Clip): [width: number, height: number] => {
  const { width, height } = selectFrameSize(clip);
  return [width / DRAWING_SCALE, height / DRAWING_SCALE];
};

const renderPixels = (clip: Clip, second: number): Promise<Buffer> =>
  sharp(Buffer.from(drawFrame(clip, second).svg), { density: SVG_DENSITY })
    .resize(...getVideoSize(clip))
    .flatten()
    .raw()
    .toBuffer();

const toClipPath = (clip: Clip): string =>
  join(MEDIA_FOLDER, clip.upright ? 'reels' : 'clips', toClipFileName(clip));

/**
 * Returns the length of the film, and for each second the second of the drawing. A film with speech follows its
 * captions.
 */
async function loadTimeline(
  clip: Clip,
): Promise<{ seconds: number; toDrawnSecond: (at: number) => number }> {
  if (clip.cueTimes === undefined) return { seconds: clip.seconds, toDrawnSecond: (at) => at };
  const cues = parseCaptions(await readFile(`${toClipPath(clip)}.en.vtt`, 'utf8'));
  return { seconds: computeDuration(cues), toDrawnSecond: createTimeMapping(clip, cues) };
}

async function writeFrame(encoders: readonly Encoder[], frame: Buffer): Promise<void> {
  for (const { input } of encoders) {
    if (!input.write(frame)) await once(input, 'drain');
  }
}

async function renderClip(clip: Clip): Promise<void> {
  const { seconds, toDrawnSecond } = await loadTimeline(clip);
  const kilobitsPerSecond = Math.floor((MAX_BYTES * 8 * PICTURE_SHARE) / seconds / 1000);
  const [width, height] = getVideoSize(clip);
  const encoders = (['mp4', 'webm'] as const).map((format) =>
    startEncoder({
      file: `${toClipPath(clip)}.${format}`,
      format,
      width,
      height,
      framesPerSecond: FRAMES_PER_SECOND,
      kilobitsPerSecond,
    }),
  );
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) {
    await writeFrame(encoders, await renderPixels(clip, toDrawnSecond(frame / FRAMES_PER_SECOND)));
  }
  for (const { input } of encoders) input.end();
  await Promise.all(encoders.map(({ done }) => done));
  for (const { file } of encoders) {
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MAX_BYTES}`);
    process.stdout.write(`${file} ${size} bytes\n`);
  }
}

const names = process.argv.slice(2);
for (const clip of [...DEMO_CLIPS, ...REEL_CLIPS]) {
  if (names.length === 0 || names.includes(clip.name)) await renderClip(clip);
}
