import type { ErrorReporter } from './error-reporter.ts';

export type FrontMatterField = { value: string; line: number };

export type FrontMatter = {
  fields: ReadonlyMap<string, FrontMatterField>;
  /** Lines after the front matter. `bodyStart` is the number of the first of these lines. */
  body: readonly string[];
  bodyStart: number;
};

const FIELD_PATTERN = /^([a-z_]+):[ \t]*(.*)$/;

/** Reports an error if the text does not start with front matter between two lines `---`. */
export function parseFrontMatter(text: string, reportError: ErrorReporter): FrontMatter {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const fields = new Map<string, FrontMatterField>();
  const endIndex = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (endIndex === -1) {
    reportError(
      1,
      'front matter is missing: the file must begin with --- and fields up to another ---',
    );
    return { fields, body: [], bodyStart: 1 };
  }
  for (let lineIndex = 1; lineIndex < endIndex; lineIndex++) {
    const line = lines[lineIndex] ?? '';
    if (line.trim() === '') continue;
    const [, name, value] = FIELD_PATTERN.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      reportError(lineIndex + 1, `front matter: "${line.slice(0, 60)}" is not "field: value"`);
    } else if (fields.has(name)) {
      reportError(lineIndex + 1, `front matter: ${name} is given twice`);
    } else {
      fields.set(name, { value: value.trim(), line: lineIndex + 1 });
    }
  }
  return { fields, body: lines.slice(endIndex + 1), bodyStart: endIndex + 2 };
}
