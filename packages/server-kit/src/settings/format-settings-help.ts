import type { Settings } from './setting.ts';

const LINE_WIDTH = 100;
const INDENT_WIDTH = 4;

/** Formats the settings of a program with their defaults, for `--help` and docs/operations.md. */
export function formatSettingsHelp(program: string, settings: Settings): string {
  const lines = Object.entries(settings).flatMap(([name, setting]) => [
    formatHeading(name, setting),
    ...wrapText(setting.description),
  ]);
  return [program, '', ...lines].join('\n');
}

/** @example `KEY, KEY_FILE (none; must be set with NODE_ENV=production)` */
function formatHeading(name: string, setting: Settings[string]): string {
  const variables = setting.isSecret ? `${name}, ${name}_FILE` : name;
  const condition = setting.required ? `; must be set ${setting.required.condition}` : '';
  return `${variables} (${formatDefault(setting)}${condition})`;
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
