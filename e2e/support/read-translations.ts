import fs from 'node:fs';
import path from 'node:path';
import { root } from '../site/server-process.ts';

type Translations = { [key: string]: string | Translations };

/** Returns a function that translates a key of a namespace, such as `step.machine`. */
export function readTranslations(app: string, namespace: string, language: string) {
  const file = path.join(root, `apps/${app}/src/locales/${namespace}.${language}.json`);
  const all: Translations = JSON.parse(fs.readFileSync(file, 'utf8'));
  return (key: string, values: Readonly<Record<string, string>> = {}): string => {
    const found = key
      .split('.')
      .reduce<string | Translations | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : undefined),
        all,
      );
    if (typeof found !== 'string') throw new Error(`there is no text ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
  };
}
