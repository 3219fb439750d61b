import type { Settings } from './setting.ts';

const WIDTH = 100;
const INDENT = 4;

/** Table of a program's settings, printed by `--help` and included in docs/operations.md. */
export function settingsHelp(program: string, settings: Settings): string {
  const lines = Object.entries(settings).flatMap(([name, one]) => [
    [
      one.isSecret ? `${name}, ${name}_FILE` : name,
      `(${[otherwiseOf(one), ...(one.required ? [`must be given ${one.required.condition}`] : [])].join('; ')})`,
    ].join(' '),
    ...wrapped(one.meaning),
  ]);
  return [`${program}`, '', ...lines].join('\n');
}

function otherwiseOf({ otherwise, defaultLabel }: Settings[string]): string {
  if (defaultLabel !== undefined) return defaultLabel;
  if (otherwise === undefined || otherwise === null || otherwise === '') return 'none';
  if (typeof otherwise === 'boolean') return otherwise ? 'on' : 'off';
  return String(otherwise);
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH - INDENT) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => ' '.repeat(INDENT) + one);
}
