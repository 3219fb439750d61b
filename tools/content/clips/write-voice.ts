import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@tractor-haat/i18n';
import type { Cue } from './parse-captions.ts';
import { toSpokenText } from './to-spoken-text.ts';

/** espeak-ng writes mono samples of 16 bits at this rate. */
const SAMPLE_RATE_HZ = 22_050;
const BYTES_PER_SECOND = SAMPLE_RATE_HZ * 2;

/** Voices of espeak-ng and their speeds. */
const VOICE_BY_LANGUAGE: Readonly<Record<Language, { voice: string; wordsPerMinute: number }>> = {
  en: { voice: 'en-gb', wordsPerMinute: 155 },
  hi: { voice: 'hi', wordsPerMinute: 170 },
  gu: { voice: 'gu', wordsPerMinute: 165 },
  mr: { voice: 'mr', wordsPerMinute: 165 },
};

const VOICE_PITCH = '42';
/** Pause between words, in units of 10 ms. */
const VOICE_PAUSE = '2';

/** MP3 plays in every browser. 24 kbit/s is enough for one voice. */
const MP3_OPTIONS = '-ac 1 -ar 16000 -c:a libmp3lame -b:a 24k -f mp3';
const LOUDNESS_FILTER = 'highpass=f=80,equalizer=f=3400:t=q:w=1.2:g=-3,loudnorm=I=-18:TP=-2';

async function runProgram(command: string, args: readonly string[], input: string | Buffer) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });
  child.stdin.end(input);
  const [output] = await Promise.all([buffer(child.stdout), ended]);
  return output;
}

/** Quieter samples count as silence. */
const SILENCE_LEVEL = 200;

function trimSilence(samples: Buffer): Buffer {
  const isLoud = (offset: number) => Math.abs(samples.readInt16LE(offset)) > SILENCE_LEVEL;
  let from = 0;
  let to = samples.length - 2;
  while (from < to && !isLoud(from)) from += 2;
  while (to > from && !isLoud(to)) to -= 2;
  return samples.subarray(from, to + 2);
}

/** Returns the samples of one sentence, without silence at the start and the end. */
export async function speak(text: string, language: Language): Promise<Buffer> {
  const { voice, wordsPerMinute } = VOICE_BY_LANGUAGE[language];
  const sound = ['-v', voice, '-s', String(wordsPerMinute), '-p', VOICE_PITCH, '-g', VOICE_PAUSE];
  const args = [...sound, '--stdout', '--stdin'];
  const wav = await runProgram('espeak-ng', args, toSpokenText(text, language));
  const data = wav.indexOf('data', 12, 'latin1') + 8;
  return trimSilence(wav.subarray(data, data + 2 * Math.floor((wav.length - data) / 2)));
}

export const measureSeconds = (samples: Buffer): number => samples.length / BYTES_PER_SECOND;

/** Writes an MP3 as long as the film, in which each sentence starts at the time of its cue. */
export async function writeVoice(
  file: string,
  cues: readonly Cue[],
  recordings: readonly Buffer[],
  seconds: number,
): Promise<void> {
  const track = Buffer.alloc(seconds * BYTES_PER_SECOND);
  for (const [index, { from }] of cues.entries()) {
    recordings[index]?.copy(track, Math.round(from * SAMPLE_RATE_HZ) * 2);
  }
  const source = `-y -v error -f s16le -ar ${SAMPLE_RATE_HZ} -ac 1 -i -`.split(' ');
  await runProgram(
    'ffmpeg',
    [...source, '-af', LOUDNESS_FILTER, ...MP3_OPTIONS.split(' '), file],
    track,
  );
}
