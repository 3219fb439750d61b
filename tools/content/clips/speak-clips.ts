/**
 * Creates the voices of the demonstration clips (needs espeak-ng and ffmpeg with libmp3lame; the product itself does
 * not):
 *
 *   node tools/content/clips/speak-clips.ts [clip-name...]
 *
 * The text comes from the captions, content/media/clips/<file>.<language>.vtt, one sentence per cue. Each sentence is
 * spoken in every language, and the slowest one sets the length of the cue in all of them. The times are written back
 * into the captions and the voice into <file>.<language>.mp3. Run render-clips.ts afterwards, because the film follows
 * these times.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clip, DEMO_CLIPS, toClipFileName } from '@tractor-haat/drawings/clips';
import { LANGUAGES } from '@tractor-haat/i18n';
import { alignCues, computeDuration } from './create-time-mapping.ts';
import { formatCaptions, parseCaptions } from './parse-captions.ts';
import { measureSeconds, speak, writeVoice } from './write-voice.ts';

const CLIPS_FOLDER = join(import.meta.dirname, '../../../content/media/clips');

async function recordVoice(clip: Clip): Promise<void> {
  const spoken = [];
  for (const language of LANGUAGES) {
    const file = join(CLIPS_FOLDER, `${toClipFileName(clip)}.${language}`);
    const cues = parseCaptions(await readFile(`${file}.vtt`, 'utf8'));
    const recordings = await Promise.all(cues.map(({ text }) => speak(text, language)));
    spoken.push({ file, cues, recordings });
  }
  if (new Set(spoken.map(({ cues }) => cues.length)).size > 1) {
    throw new Error(`${clip.name}: not the same number of sentences in all languages`);
  }
  const times = alignCues(spoken.map(({ recordings }) => recordings.map(measureSeconds)));
  const seconds = computeDuration(times);
  for (const { file, cues, recordings } of spoken) {
    const timedCues = cues.map(({ text }, index) => ({ from: 0, to: 0, ...times[index], text }));
    await writeFile(`${file}.vtt`, formatCaptions(timedCues));
    await writeVoice(`${file}.mp3`, timedCues, recordings, seconds);
    process.stdout.write(`${file}.mp3 ${(await stat(`${file}.mp3`)).size} bytes, ${seconds} s\n`);
  }
}

const names = process.argv.slice(2);
for (const clip of DEMO_CLIPS) {
  if (names.length === 0 || names.includes(clip.name)) await recordVoice(clip);
}
