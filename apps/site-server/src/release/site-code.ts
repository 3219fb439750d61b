import fs from 'node:fs';
import path from 'node:path';
import type { FailureCode } from '@tractor-haat/api-client';
import {
  type ArtifactRecord,
  acceptsContract,
  type Composition,
  storeLayout,
} from '@tractor-haat/registry';
import type {
  RemoteRelease,
  Composition as RenderComposition,
} from '@tractor-haat/shell/server-bundle';
import type { CodeCache } from './code-cache.ts';
import type { RemoteDefinition, ShellCode } from './run-app.ts';

/** Failure of a remote's live version, and its replacement. */
export interface RemoteLoadFailure {
  readonly remote: string;
  readonly version: string;
  readonly code: FailureCode;
  readonly message: string;
  /** Replacement version; null when the remote is down. */
  readonly instead: string | null;
}

/** A composition with its loaded code. */
export interface SiteCode {
  readonly shell: ShellCode;
  readonly composition: RenderComposition;
  /** Records of the versions in use, including the shell. */
  readonly records: readonly ArtifactRecord[];
  readonly failures: readonly RemoteLoadFailure[];
}

interface RemoteChoice {
  readonly live: ArtifactRecord;
  /** The version in use. */
  readonly record: ArtifactRecord;
  readonly release: RemoteRelease;
  readonly failure?: RemoteLoadFailure;
}

/** Loads a composition. Throws if its shell cannot be loaded; remotes may fail. */
export function runSite(store: string, live: Composition, cache: CodeCache): SiteCode {
  const shell = cache.shell(live.shell);
  const previousOf = (record: ArtifactRecord) =>
    live.previous.find(
      ({ name, contract }) =>
        name === record.name && acceptsContract(live.shell.contract, contract),
    );

  /** The live version if it loads, else the previous one, else the live one with its fault. */
  function choose(record: ArtifactRecord): RemoteChoice {
    const { name, version } = record;
    const code = cache.remote(record, shell);
    const previous = previousOf(record);
    if ('definition' in code)
      return { live: record, record, release: previous ? { ...record, previous } : record };
    const { code: failure, error } = code;
    const instead = previous && 'definition' in cache.remote(previous, shell) ? previous : null;
    const loadFailure = { remote: name, version, code: failure, message: error.message };
    if (instead)
      return {
        live: record,
        record: instead,
        release: instead,
        failure: { ...loadFailure, instead: instead.version },
      };
    return {
      live: record,
      record,
      release: { ...record, fault: failure },
      failure: { ...loadFailure, instead: null },
    };
  }

  const chosen = live.remotes.map(choose);
  const sheets = new Map<string, string>();

  function styles(record: ArtifactRecord, file: string): string {
    const place = path.join(storeLayout.files(store, record.name, record.version), file);
    const known = sheets.get(place);
    if (known !== undefined) return known;
    const css = fs.readFileSync(place, 'utf8');
    sheets.set(place, css);
    return css;
  }

  function compose(parts: readonly RemoteChoice[]): RenderComposition {
    const records = [live.shell, ...parts.map(({ record }) => record)];
    const recordOf = (name: string) => {
      const record = records.find((one) => one.name === name);
      if (!record) throw new Error(`${name} is not live`);
      return record;
    };
    return {
      digest: live.digest,
      shell: live.shell,
      remotes: parts.map(({ release }) => release),
      definition(name): RemoteDefinition {
        const part = parts.find(({ record }) => record.name === name);
        if (!part) throw new Error(`${name} is not live`);
        if (part.release.fault)
          throw new Error(`${name}@${part.record.version} is down (${part.release.fault})`);
        const code = cache.remote(part.record, shell);
        if ('error' in code) throw code.error;
        return code.definition;
      },
      styles: (app, file) => styles(recordOf(app), file),
      without(name) {
        return compose(
          parts.map((part) => {
            const { live: record, release } = part;
            if (record.name !== name) return part;
            const previous = release.previous ? previousOf(record) : undefined;
            if (previous && 'definition' in cache.remote(previous, shell))
              return { live: record, record: previous, release: previous };
            return { live: record, record, release: { ...record, fault: 'TH-301' } };
          }),
        );
      },
    };
  }

  return {
    shell: shell.code,
    composition: compose(chosen),
    records: [live.shell, ...chosen.map(({ record }) => record)],
    failures: chosen.flatMap(({ failure }) => failure ?? []),
  };
}
