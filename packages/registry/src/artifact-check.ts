import fs from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './fingerprint.ts';
import { isCompressible } from './publish/precompress.ts';
import type { ArtifactRecord } from './record.ts';
import { storeLayout } from './store-layout.ts';

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

async function faultOf(file: string, expected: string): Promise<string | null> {
  const content = await fs.readFile(file).catch(() => null);
  if (!content) return 'missing';
  return integrityOf(content) === expected ? null : 'changed';
}

/** What is wrong with a version's files in the store, one line each; empty when all is well. */
export async function artifactFaults(store: string, record: ArtifactRecord): Promise<string[]> {
  const { name, version } = record;
  const folder = storeLayout.files(store, name, version);
  const expected: [label: string, file: string, integrity: string][] = [
    [
      'server bundle',
      path.join(storeLayout.server(store, name, version), record.server.file),
      record.server.integrity,
    ],
    ...Object.entries(record.files).map(([file, { integrity }]): [string, string, string] => [
      file,
      path.join(folder, file),
      integrity,
    ]),
  ];
  const faults = await Promise.all(
    expected.map(async ([label, file, integrity]) => {
      const fault = await faultOf(file, integrity);
      if (fault) return `${label} is ${fault}`;
      if (label === 'server bundle' || !isCompressible(file)) return null;
      const packed = (await exists(`${file}.br`)) && (await exists(`${file}.gz`));
      return packed ? null : `${label} has no compressed copy`;
    }),
  );
  return faults.filter((fault) => fault !== null);
}
