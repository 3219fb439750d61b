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
import type { CodeCache, RemoteDefinition, RunningShell, ServerBundle } from './run-remote.ts';

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

/** `record` is the version in use: the live one or its replacement. */
interface RemoteChoice {
  readonly live: ArtifactRecord;
  readonly record: ArtifactRecord;
  readonly release: RemoteRelease;
  readonly failure?: RemoteLoadFailure;
}

/** Throws if the shell cannot be loaded. A remote that cannot be loaded is listed in `failures`. */
export function runSite(store: string, live: Composition, cache: CodeCache): SiteCode {
  const shell = cache.loadShell(live.shell);
  const { chooseVersion, chooseNextVersion } = createVersionChooser(live, cache, shell);
  const readStyles = createStyleReader(store);

  function compose(choices: readonly RemoteChoice[]): RenderComposition {
    const records = [live.shell, ...choices.map(({ record }) => record)];
    return {
      digest: live.digest,
      shell: live.shell,
      remotes: choices.map(({ release }) => release),
      definition(name): RemoteDefinition {
        const choice = choices.find(({ record }) => record.name === name);
        if (!choice) throw new Error(`${name} is not live`);
        if (choice.release.fault)
          throw new Error(`${name}@${choice.record.version} is down (${choice.release.fault})`);
        const code = cache.loadRemote(choice.record, shell);
        if ('error' in code) throw code.error;
        return code.definition;
      },
      styles(name, file) {
        const record = records.find((candidate) => candidate.name === name);
        if (!record) throw new Error(`${name} is not live`);
        return readStyles(record, file);
      },
      without: (name) =>
        compose(
          choices.map((choice) => (choice.live.name === name ? chooseNextVersion(choice) : choice)),
        ),
    };
  }

  const liveChoices = live.remotes.map(chooseVersion);
  return {
    shell: shell.code,
    composition: compose(liveChoices),
    records: [live.shell, ...liveChoices.map(({ record }) => record)],
    failures: liveChoices.flatMap(({ failure }) => failure ?? []),
  };
}

function createVersionChooser(live: Composition, cache: CodeCache, shell: RunningShell) {
  const findPrevious = (record: ArtifactRecord) =>
    live.previous.find(
      ({ name, contract }) =>
        name === record.name && acceptsContract(live.shell.contract, contract),
    );

  /** Chooses the live version or, if that fails, the previous one. */
  function chooseVersion(record: ArtifactRecord): RemoteChoice {
    const { name, version } = record;
    const code = cache.loadRemote(record, shell);
    const previous = findPrevious(record);
    if ('definition' in code)
      return { live: record, record, release: previous ? { ...record, previous } : record };
    const { code: failure, error } = code;
    const replacement =
      previous && 'definition' in cache.loadRemote(previous, shell) ? previous : null;
    const loadFailure = { remote: name, version, code: failure, message: error.message };
    if (replacement)
      return {
        live: record,
        record: replacement,
        release: replacement,
        failure: { ...loadFailure, instead: replacement.version },
      };
    return {
      live: record,
      record,
      release: { ...record, fault: failure },
      failure: { ...loadFailure, instead: null },
    };
  }

  /** Chooses the previous version or, if that is already in use or fails, none. */
  function chooseNextVersion({ live: record, release }: RemoteChoice): RemoteChoice {
    const previous = release.previous ? findPrevious(record) : undefined;
    if (previous && 'definition' in cache.loadRemote(previous, shell))
      return { live: record, record: previous, release: previous };
    return { live: record, record, release: { ...record, fault: 'TH-301' } };
  }

  return { chooseVersion, chooseNextVersion };
}

function createStyleReader(store: string) {
  const styleSheets = new Map<string, string>();
  return ({ name, version }: ArtifactRecord, file: string): string => {
    const filePath = path.join(storeLayout.files(store, name, version), file);
    const cached = styleSheets.get(filePath);
    if (cached !== undefined) return cached;
    const css = fs.readFileSync(filePath, 'utf8');
    styleSheets.set(filePath, css);
    return css;
  };
}
