/** What the programs of gates need to find Node's files, their cache, a browser and the API. */
const PASSED = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot'],
  ...['API_BASE', 'CHROMIUM_PATH', 'DATA_DIR', 'PLAYWRIGHT_BROWSERS_PATH'],
];

/** The environment of a gate's program. It handles what a team built, so no setting or secret of the registry is passed. */
export const gateEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    PASSED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
