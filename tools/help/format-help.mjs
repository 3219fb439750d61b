/**
 * Descriptions of the npm scripts, by group.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const SCRIPT_GROUPS = {
  Develop: {
    start: 'build, fill the database, serve http://localhost:3000',
    dev: 'serve the site; one remote rebuilds on each change: -- --only media',
    'new:remote': 'create a remote with a page, translations and tests: -- loans',
    build: 'build apps for browsers and site server: -- media; without a name all',
    workshop: 'show the components of packages/ui in Storybook',
    doctor: 'check this machine',
    help: 'print this list',
  },
  Test: {
    'test:quick': 'checks, and the tests that the changes affect',
    test: 'all checks and tests of a pull request',
    'test:full': 'everything with large counts, for hours',
    'test:unit': 'unit and API tests: -- PATH, or -t TITLE',
    e2e: 'browser tests on the built apps: -- FILE',
    verify: 'format, lint, types, import rules, translations, dead code, style',
    format: 'format and fix all files',
    'test:mutation': 'mutation tests of the calculations: -- emi',
    bench: 'load and size measurements: -- pages',
  },
  Release: {
    mfe: 'publish, preview, promote and roll back remotes: -- status',
    registry: 'serve the artifact registry over HTTP, for teams elsewhere',
    release: 'archive the programs for deployment: -- api; without a name all',
    'pack:kit': 'pack the packages for teams elsewhere',
  },
  'Database and content': {
    migrate: 'migrate the tables of DATABASE_URL, before a release',
    'content:import': 'write content/ into the database',
    'content:version': 'increment the number of content/ after a change of its files',
    'data:import': 'import rows of one kind: -- tractors FILE.csv',
    'data:export': 'export rows of one kind: -- tractors --format csv',
    'draw-ahead': 'render the pictures of all pages to files',
    backup: 'write database, photos, key and artifact store into one file',
    restore: 'restore a backup',
  },
  Staff: {
    'desk:invite': 'create an invitation to the desk: -- --email a@b.in --role admin',
    'leads:export': 'export leads as CSV or JSON: -- --since 2026-01-01',
    moderate: "list, approve or reject visitors' texts: -- list",
    privacy: 'show, download or erase the data of a mobile number',
  },
};

/** npm runs these without `run`. */
const SHORT_SCRIPTS = ['start', 'test'];

const toCommand = (script) =>
  SHORT_SCRIPTS.includes(script) ? `npm ${script}` : `npm run ${script}`;

export function formatHelp() {
  const commands = Object.values(SCRIPT_GROUPS).flatMap((group) =>
    Object.keys(group).map(toCommand),
  );
  const width = Math.max(...commands.map(({ length }) => length)) + 2;
  const groups = Object.entries(SCRIPT_GROUPS).map(([title, group]) => {
    const lines = Object.entries(group).map(
      ([script, summary]) => `  ${toCommand(script).padEnd(width)}${summary}`,
    );
    return [title, ...lines].join('\n');
  });
  return `${groups.join('\n\n')}\n\nTasks step by step: CONTRIBUTING.md.`;
}
