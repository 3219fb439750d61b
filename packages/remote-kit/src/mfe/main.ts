#!/usr/bin/env node
// `mfe <command>` in the repository of a remote.
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createHttpRegistry,
  isHelpRequest,
  RegistryError,
  runAsTeam,
  TEAM_USAGE,
} from '../registry.ts';
import { develop, parseDevelopOptions } from './develop.ts';
import { build, checkTranslations, readLocalRemote } from './read-local-remote.ts';

const USAGE_TEXT = `In a remote's folder:
  mfe build     builds it into dist/
  mfe check     checks that every text is translated and used
  mfe dev --against https://staging.example [--port 3000]
                serves that site with the local remote (REGISTRY_URL, MFE_TOKEN)
`;

const FAILURE_EXIT_CODE = 1;
const USAGE_EXIT_CODE = 2;

/** The script is TypeScript in this repository, and JavaScript in the installed kit. */
const typesScript = fileURLToPath(
  new URL(`./print-types${path.extname(import.meta.url)}`, import.meta.url),
);

function createRegistry() {
  const { REGISTRY_URL: url, MFE_TOKEN: token } = process.env;
  if (!url) throw new RegistryError('Set REGISTRY_URL, the URL of the registry, and MFE_TOKEN.');
  return { url, registry: createHttpRegistry({ url, token: token || null }) };
}

async function dev(args: string[]): Promise<boolean> {
  const options = { against: { type: 'string' }, port: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const { registry } = createRegistry();
  await develop({ remote: readLocalRemote(), registry, ...parseDevelopOptions(values) });
  return true;
}

/** Commands of this package. Any other command is passed to the registry client. */
const localCommands: Readonly<Record<string, (args: string[]) => boolean | Promise<boolean>>> = {
  build: () => build(readLocalRemote()),
  check: () => checkTranslations(readLocalRemote()),
  dev,
};

/** Adds the name of the remote to `mfe publish`, which needs none in the folder of a remote. */
const addRemoteName = ([command = '', ...args]: string[]) =>
  command === 'publish' && args.every((argument) => argument.startsWith('-'))
    ? [command, readLocalRemote().name, ...args]
    : [command, ...args];

function resolveRemoteFolder(app: string): string {
  const { name, folder } = readLocalRemote();
  if (app !== name) throw new RegistryError(`This folder is ${name}, not ${app}.`);
  return folder;
}

async function runRegistryCommand(args: string[]): Promise<number> {
  const { url, registry } = createRegistry();
  return runAsTeam(addRemoteName(args), {
    registry,
    service: URL.parse(url)?.host ?? url,
    resolveAppFolder: resolveRemoteFolder,
    login: os.userInfo().username,
    site: process.env.PUBLIC_ORIGIN || null,
    hasPreviews: null,
    typesTool: [process.execPath, typesScript],
    printOutput: (text) => process.stdout.write(`${text}\n`),
    printMessage: (text) => process.stderr.write(`${text}\n`),
  });
}

/** Runs a command and returns the exit code. */
async function run([command = '', ...args]: string[]): Promise<number> {
  const isHelp = isHelpRequest([command, ...args]);
  if (!command || isHelp) process.stdout.write(`${USAGE_TEXT}\n${TEAM_USAGE}\n`);
  if (!command) return USAGE_EXIT_CODE;
  if (isHelp) return 0;
  const runLocalCommand = localCommands[command];
  if (!runLocalCommand) return runRegistryCommand([command, ...args]);
  return (await runLocalCommand(args)) ? 0 : FAILURE_EXIT_CODE;
}

// Replaced when the command has finished, so that a process that exits earlier counts as failed.
process.exitCode = FAILURE_EXIT_CODE;
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isUsageError =
    error instanceof TypeError && String(Object(error).code).startsWith('ERR_PARSE');
  if (!isUsageError && !(error instanceof RegistryError)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (isUsageError) process.exitCode = USAGE_EXIT_CODE;
}
