import type { Settings } from './setting.ts';

const LINE_WIDTH = 100;
const INDENT_WIDTH = 4;

/** Formats the settings of a program with their defaults, for `--help` and docs/operations.md. */
export function settingsHelp(program: string, settings: Settings): string {
  const lines = Object.entries(settings).flatMap(([name, definition]) => [
    [
      definition.isSecret ? `${name}, ${name}_FILE` : name,
      `(${[formatDefault(definition), ...(definition.required ? [`must be set ${definition.required.condition}`] : [])].join('; ')})`,
    ].join(' '),
    ...wrapText(definition.description),
  ]);
  return [`${program}`, '', ...lines].join('\n');
}

function formatDefault({ defaultValue, defaultLabel }: Settings[string]): string {
  if (defaultLabel !== undefined) return defaultLabel;
  if (defaultValue === undefined || defaultValue === null || defaultValue === '') return 'none';
  if (typeof defaultValue === 'boolean') return defaultValue ? 'on' : 'off';
  return String(defaultValue);
}

function wrapText(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const token of text.split(' ')) {
    if (line !== '' && line.length + 1 + token.length > LINE_WIDTH - INDENT_WIDTH) {
      lines.push(line);
      line = token;
    } else line = line === '' ? token : `${line} ${token}`;
  }
  return [...lines, line].map((wrappedLine) => ' '.repeat(INDENT_WIDTH) + wrappedLine);
}
