/** Variables that gate programs need: Node, caches, browser and API. */
const PASSED_VARIABLES = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot'],
  ...['API_BASE', 'CHROMIUM_PATH', 'DATA_DIR', 'PLAYWRIGHT_BROWSERS_PATH'],
];

/** Environment of a gate program. It processes untrusted builds, so no setting or secret of the registry is passed. */
export const createGateEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
