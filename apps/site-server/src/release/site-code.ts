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
import type { RemoteDefinition, ServerBundle } from './run-remote.ts';

export interface RemoteLoadFailure {
  readonly remote: string;
  readonly version: string;
  readonly code: FailureCode;
  readonly message: string;
  /** Version that replaces the live one. Null if the remote is down. */
  readonly instead: string | null;
}

export interface SiteCode {
  readonly shell: ServerBundle;
  readonly composition: RenderComposition;
  /** Records of the versions in use, including the shell. */
  readonly records: readonly ArtifactRecord[];
  readonly failures: readonly RemoteLoadFailure[];
}

interface RemoteChoice {
  readonly live: ArtifactRecord;
  readonly record: ArtifactRecord;
  readonly release: RemoteRelease;
  readonly failure?: RemoteLoadFailure;
}

/** Throws if the shell cannot be loaded. A remote that cannot be loaded is listed in `failures`. */
export function runSite(store: string, live: Composition, cache: CodeCache): SiteCode {
  const shell = cache.shell(live.shell);
  const findPrevious = (record: ArtifactRecord) =>
    live.previous.find(
      ({ name, contract }) =>
        name === record.name && acceptsContract(live.shell.contract, contract),
    );

  function chooseVersion(record: ArtifactRecord): RemoteChoice {
    const { name, version } = record;
    const code = cache.remote(record, shell);
    const previous = findPrevious(record);
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

  const choices = live.remotes.map(chooseVersion);
  const sheets = new Map<string, string>();

  function styles(record: ArtifactRecord, file: string): string {
    const filePath = path.join(storeLayout.files(store, record.name, record.version), file);
    const cached = sheets.get(filePath);
    if (cached !== undefined) return cached;
    const css = fs.readFileSync(filePath, 'utf8');
    sheets.set(filePath, css);
    return css;
  }

  function compose(choices: readonly RemoteChoice[]): RenderComposition {
    const records = [live.shell, ...choices.map(({ record }) => record)];
    const getRecord = (name: string) => {
      const record = records.find((candidate) => candidate.name === name);
      if (!record) throw new Error(`${name} is not live`);
      return record;
    };
    return {
      digest: live.digest,
      shell: live.shell,
      remotes: choices.map(({ release }) => release),
      definition(name): RemoteDefinition {
        const choice = choices.find(({ record }) => record.name === name);
        if (!choice) throw new Error(`${name} is not live`);
        if (choice.release.fault)
          throw new Error(`${name}@${choice.record.version} is down (${choice.release.fault})`);
        const code = cache.remote(choice.record, shell);
        if ('error' in code) throw code.error;
        return code.definition;
      },
      styles: (app, file) => styles(getRecord(app), file),
      without(name) {
        return compose(
          choices.map((choice) => {
            const { live: record, release } = choice;
            if (record.name !== name) return choice;
            const previous = release.previous ? findPrevious(record) : undefined;
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
    composition: compose(choices),
    records: [live.shell, ...choices.map(({ record }) => record)],
    failures: choices.flatMap(({ failure }) => failure ?? []),
  };
}
