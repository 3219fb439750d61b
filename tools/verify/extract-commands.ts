import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const COMMAND_PATTERN = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|pnpm|node|git|\$EDITOR) /;

/** Returns the lines of code blocks and the inline code of a document, in the order of the document. */
export function extractCommands(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const snippets = text.split('\n').flatMap((line) => {
    const inBlock = /^ {4}(\S.*?)(?:\s+#.*)?$/.exec(line)?.[1];
    if (inBlock !== undefined) return [inBlock];
    return [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  });
  return [...new Set(snippets.filter((snippet) => COMMAND_PATTERN.test(`${snippet} `)))];
}
