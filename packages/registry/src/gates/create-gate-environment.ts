const PASSED_VARIABLES = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot'],
  ...['API_BASE', 'CHROMIUM_PATH', 'DATA_DIR', 'PLAYWRIGHT_BROWSERS_PATH'],
];

/**
 * Environment of a gate program. It runs untrusted builds, so it gets only what Node, a browser and the smoke test
 * need, and no setting or secret of the registry.
 */
export const createGateEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
