/**
 * Programs that are deployed separately. In a release, `node main.mjs` runs `main`, and `node main.mjs <command>` runs
 * a command. Paths are the same as in the repository.
 */
export const RELEASE_PROGRAMS = {
  site: {
    app: 'site-server',
    main: 'apps/site-server/src/main.ts',
    files: ['apps/site-server/public', 'packages/platform/src/send-waiting-forms.js'],
    commands: {},
  },
  api: {
    app: 'api',
    main: 'apps/api/src/main.ts',
    files: ['apps/api/migrations', 'apps/api/fonts', 'content'],
    commands: {},
  },
  registry: {
    app: 'registry',
    main: 'apps/registry/src/main.ts',
    files: [],
    commands: { mfe: 'packages/registry/src/cli.ts' },
  },
  jobs: {
    app: 'api',
    main: null,
    files: ['apps/api/migrations', 'apps/api/fonts', 'content'],
    commands: {
      migrate: 'apps/api/src/commands/migrate.ts',
      content: 'apps/api/src/commands/seed.ts',
      'draw-ahead': 'apps/api/src/commands/draw-ahead.ts',
      backup: 'apps/api/src/commands/backup/main.ts',
      restore: 'apps/api/src/commands/backup/restore-main.ts',
      privacy: 'apps/api/src/commands/privacy.ts',
      moderate: 'apps/api/src/commands/moderate.ts',
      leads: 'apps/api/src/commands/leads.ts',
      'desk-invite': 'apps/api/src/commands/desk-invite.ts',
    },
  },
};

/** The entry file runs the command of its first argument, or else the program. */
export function createEntryFile({ main, commands }) {
  const entryFiles = JSON.stringify({ ...commands, ...(main ? { '': main } : {}) }, null, 2);
  return `// Written by npm run release.
const programs = ${entryFiles};
const [command = ''] = process.argv.slice(2);
const hasCommand = command !== '' && Object.hasOwn(programs, command);
const file = programs[hasCommand ? command : ''];
if (hasCommand) process.argv.splice(2, 1);
if (file === undefined) {
  console.error(\`Name one of: \${Object.keys(programs).join(', ')}\`);
  process.exit(1);
}
process.argv[1] = new URL(file, import.meta.url).pathname;
await import(new URL(file, import.meta.url).href);
`;
}
