import fs from 'node:fs';
import path from 'node:path';
import { type ArtifactRecord, type Composition, storeLayout } from '@tractor-haat/registry';
import type { Composition as RenderComposition } from '../../render/composition.ts';
import type * as ServerEntry from '../../server-entry.tsx';
import { onlyBuiltins, runBundle } from './run-bundle.ts';

type Shell = typeof ServerEntry;
type RemoteDefinition = ReturnType<RenderComposition['definition']>;

/** The site as one composition makes it: ready to render, and what browsers may ask about it. */
export interface LiveSite {
  readonly digest: string;
  readonly render: (url: URL, report: (error: unknown) => void) => ReturnType<Shell['renderSite']>;
  /** All remotes, as browsers fetch them at `/_composition/<digest>.json`. */
  readonly browserComposition: string;
  readonly shell: ArtifactRecord;
  readonly remotes: readonly ArtifactRecord[];
}

/** A page that took longer than this is given up; the API has its own, shorter limit. */
const RENDER_LIMIT_MS = 10_000;

/** Loads the code of a composition. Throws when its shell cannot be run; a remote may be broken. */
export function loadLiveSite(store: string, composition: Composition): LiveSite {
  const shell = runBundle(store, composition.shell, onlyBuiltins) as Shell;
  const provide = (id: string) =>
    id in shell.sharedModules ? shell.sharedModules[id] : onlyBuiltins(id);
  const definitions = new Map<string, RemoteDefinition | Error>();
  const sheets = new Map<string, string>();
  const records = [composition.shell, ...composition.remotes];
  const recordOf = (name: string) => records.find((record) => record.name === name);

  const forRendering: RenderComposition = {
    ...composition,
    definition(name) {
      const known = definitions.get(name) ?? loadDefinition(store, recordOf(name), provide);
      definitions.set(name, known);
      if (known instanceof Error) throw known;
      return known;
    },
    styles(app, file) {
      const known = sheets.get(file);
      if (known !== undefined) return known;
      const record = recordOf(app);
      if (!record) throw new Error(`${app} is not live`);
      const css = fs.readFileSync(
        path.join(storeLayout.files(store, app, record.version), file),
        'utf8',
      );
      sheets.set(file, css);
      return css;
    },
  };

  return {
    digest: composition.digest,
    shell: composition.shell,
    remotes: composition.remotes,
    browserComposition: JSON.stringify({
      digest: composition.digest,
      remotes: composition.remotes.map(shell.browserRemote),
    }),
    render: (url, report) =>
      shell.renderSite({
        url,
        composition: forRendering,
        signal: AbortSignal.timeout(RENDER_LIMIT_MS),
        report,
      }),
  };
}

function loadDefinition(
  store: string,
  record: ArtifactRecord | undefined,
  provide: (id: string) => unknown,
): RemoteDefinition | Error {
  try {
    if (!record) throw new Error('There is no such remote');
    const exports = runBundle(store, record, provide) as { default: RemoteDefinition };
    return exports.default;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
