/**
 * Renders the demonstration clips from our own drawings into content/media/clips.
 * Run again only when a drawing or a clip changes (needs ffmpeg with libx264 and libvpx-vp9; the
 * product itself never does):
 *
 *   node apps/api/src/clips/render-clips.ts [clip-name...]
 *
 * Each clip becomes <name>.mp4 (H.264 baseline, faststart) and <name>.webm (VP9), 640x360, silent.
 * Captions (<name>.en.vtt, <name>.hi.vtt) are written by hand and stay as they are.
 */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Clip } from '../pictures/drawings/clips/clip.ts';
import { CLIPS, drawFrame } from '../pictures/drawings/clips/index.ts';
import { type Encoder, encoder } from './encoder.ts';

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_PER_SECOND = 12;
const MOST_BYTES = 300_000;
const OUT = join(import.meta.dirname, '../../../../content/media/clips');

const pixels = (clip: Clip, t: number): Promise<Buffer> =>
  sharp(Buffer.from(drawFrame(clip, t).svg), { density: 36 })
    .resize(WIDTH, HEIGHT)
    .flatten()
    .raw()
    .toBuffer();

async function feed(encoders: readonly Encoder[], frame: Buffer): Promise<void> {
  for (const { input } of encoders) {
    if (!input.write(frame)) await once(input, 'drain');
  }
}

async function render(clip: Clip): Promise<void> {
  const kilobitsPerSecond = Math.floor((MOST_BYTES * 8 * 0.86) / clip.seconds / 1000);
  const encoders = (['mp4', 'webm'] as const).map((format) =>
    encoder({
      file: join(OUT, `${clip.name}.${format}`),
      format,
      width: WIDTH,
      height: HEIGHT,
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
    if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MOST_BYTES}`);
    process.stdout.write(`${file} ${size} bytes\n`);
  }
}

const wanted = process.argv.slice(2);
for (const clip of CLIPS) {
  if (wanted.length === 0 || wanted.includes(clip.name)) await render(clip);
}
