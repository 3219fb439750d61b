/**
 * Renders the demonstration clips and reels from our own drawings into content/media.
 * Run again only when a drawing or a clip changes (needs ffmpeg with libx264 and libvpx-vp9; the
 * product itself never does):
 *
 *   node apps/api/src/commands/clips/render-clips.ts [clip-name...]
 *
 * Each clip becomes <name>.mp4 (H.264 baseline, faststart) and <name>.webm (VP9), silent, 640x360
 * (reels stand upright, 360x640).
 * Captions (<name>.en.vtt, <name>.hi.vtt) are written by hand and stay as they are.
 */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Clip, worldOf } from '../../domain/pictures/drawings/clips/clip.ts';
import { CLIPS, drawFrame, REELS } from '../../domain/pictures/drawings/clips/index.ts';
import { type Encoder, encoder } from './encoder.ts';

/** Clips are drawn twice as large as they are filmed. */
const SHRINK = 2;
const FRAMES_PER_SECOND = 12;
const MAX_BYTES = 300_000;
const MEDIA = join(import.meta.dirname, '../../../../../content/media');

const sizeOf = (clip: Clip): [width: number, height: number] => {
  const { width, height } = worldOf(clip);
  return [width / SHRINK, height / SHRINK];
};

const pixels = (clip: Clip, t: number): Promise<Buffer> =>
  sharp(Buffer.from(drawFrame(clip, t).svg), { density: 36 })
    .resize(...sizeOf(clip))
    .flatten()
    .raw()
    .toBuffer();

const folderOf = (clip: Clip): string => (clip.upright ? 'reels' : 'clips');

async function feed(encoders: readonly Encoder[], frame: Buffer): Promise<void> {
  for (const { input } of encoders) {
    if (!input.write(frame)) await once(input, 'drain');
  }
}

async function render(clip: Clip): Promise<void> {
  const kilobitsPerSecond = Math.floor((MAX_BYTES * 8 * 0.86) / clip.seconds / 1000);
  const [width, height] = sizeOf(clip);
  const encoders = (['mp4', 'webm'] as const).map((format) =>
    encoder({
      file: join(MEDIA, folderOf(clip), `${clip.name}.${format}`),
      format,
      width,
      height,
      framesPerSecond: FRAMES_PER_SECOND,
      kilobitsPerSecond,
    }),
  );
  for (let i = 0; i < clip.seconds * FRAMES_PER_SECOND; i++) {
    await feed(encoders, await pixels(clip, i / FRAMES_PER_SECOND));
  }
  for (const { input } of encoders) input.end();
  await Promise.all(encoders.map(({ done }) => done));
  for (const { file } of encoders) {
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MAX_BYTES}`);
    process.stdout.write(`${file} ${size} bytes\n`);
  }
}

const wanted = process.argv.slice(2);
for (const clip of [...CLIPS, ...REELS]) {
  if (wanted.length === 0 || wanted.includes(clip.name)) await render(clip);
}
