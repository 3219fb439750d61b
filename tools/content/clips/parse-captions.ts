/** One sentence of a clip with its start and end, in seconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const CUE_TIMES = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/;

/** Reads a WebVTT file of ours: a header, then cues with one time and one sentence each. */
export function parseCaptions(vtt: string): Cue[] {
  const [head, ...blocks] = vtt.trim().split('\n\n');
  if (head !== 'WEBVTT') throw new Error(`captions begin with ${JSON.stringify(head)}`);
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const match = CUE_TIMES.exec(times);
    if (match === null) throw new Error(`no times of a cue: ${times}`);
    const [m1, s1, m2, s2] = match.slice(1).map(Number) as [number, number, number, number];
    return { from: m1 * 60 + s1, to: m2 * 60 + s2, text: lines.join(' ') };
  });
}

const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`;
};

export const formatCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues.map(({ from, to, text }) => `\n${clock(from)} --> ${clock(to)}\n${text}\n`).join('')}`;
