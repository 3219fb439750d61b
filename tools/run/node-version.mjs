// Every program imports this module first, before code that an old Node cannot run.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    `Tractor Haat needs Node 20 or later to start; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
if (process.platform === 'win32') {
  console.error('Tractor Haat runs on Linux and macOS; on Windows, start it inside WSL.');
  process.exit(1);
}
