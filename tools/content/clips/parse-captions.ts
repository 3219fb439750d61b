/** One sentence of a clip. The times are in seconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const CUE_TIMES = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/;

/** Supports only the WebVTT of content/media/clips: a header, then cues with a time and a sentence each. */
export function parseCaptions(vtt: string): Cue[] {
  const [head, ...blocks] = vtt.trim().split('\n\n');
  if (head !== 'WEBVTT') throw new Error(`captions begin with ${JSON.stringify(head)}`);
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const match = CUE_TIMES.exec(times);
    if (match === null) throw new Error(`no times of a cue: ${times}`);
    const [fromMinutes, fromSeconds, toMinutes, toSeconds] = match.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return {
      from: fromMinutes * 60 + fromSeconds,
      to: toMinutes * 60 + toSeconds,
      text: lines.join(' '),
    };
  });
}

const formatTime = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`;
};

export const formatCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues.map(({ from, to, text }) => `\n${formatTime(from)} --> ${formatTime(to)}\n${text}\n`).join('')}`;
