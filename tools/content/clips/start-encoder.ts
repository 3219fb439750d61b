import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

export interface Encoder {
  file: string;
  /** Accepts raw RGB frames in order. */
  input: Writable;
  /** Resolves when the file is complete. */
  done: Promise<void>;
}

const CODEC_OPTIONS = {
  // The baseline profile plays on the oldest phones. `faststart` lets playback begin during the download.
  mp4: '-c:v libx264 -profile:v baseline -preset veryslow -tune animation -crf 31 -g 60 -movflags +faststart',
  webm: '-c:v libvpx-vp9 -crf 44 -deadline good -cpu-used 2 -row-mt 1 -g 120',
} as const;

/** The rate of WebM is an average, which a file may exceed. */
const WEBM_RATE_SHARE = 0.85;

export interface Film {
  file: string;
  format: keyof typeof CODEC_OPTIONS;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Bit rate limit that fits the whole file into its budget. */
  kilobitsPerSecond: number;
}

/** Starts ffmpeg, which writes the file from the frames that `input` receives. */
export function startEncoder(film: Film): Encoder {
  const { file, kilobitsPerSecond: maxKilobits } = film;
  const source = `-f rawvideo -pix_fmt rgb24 -s ${film.width}x${film.height} -r ${film.framesPerSecond} -i -`;
  const rateOptions =
    film.format === 'mp4'
      ? `-maxrate ${maxKilobits}k -bufsize ${maxKilobits * 2}k`
      : `-b:v ${Math.floor(maxKilobits * WEBM_RATE_SHARE)}k`;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...`-y -v error ${source} -an -pix_fmt yuv420p ${CODEC_OPTIONS[film.format]} ${rateOptions}`
        .trim()
        .split(' '),
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code} for ${file}`));
    });
  });
  return { file, input: ffmpeg.stdin, done };
}
