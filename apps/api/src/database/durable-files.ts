import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Of Emscripten's file system over Node's: what we change of it. */
type NodeFiles = {
  stream_ops: { fsync?: (file: { readonly nfd?: number }) => number };
  doSetAttr: (file: string, node: unknown, wanted: { mode?: number }, ...rest: unknown[]) => void;
};

/** What a group and everybody else may do. */
const OTHERS = 0o077;

/**
 * PGlite's files of a folder, written so that what is committed outlives the machine, and for this account alone. As
 * it comes, PGlite starts with `fsync` off, its file system over Node's has no such call (a commit would be in memory
 * of the machine only), and it lets everybody read and write.
 */
export class DurableFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const change: (typeof preRun)[number] = (module) => {
      const files: NodeFiles = Reflect.get(module, 'NODEFS');
      // A folder has no descriptor.
      files.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fs.fsyncSync(nfd);
        return 0;
      };
      const { doSetAttr } = files;
      files.doSetAttr = (file, node, wanted, ...rest) => {
        const { mode } = wanted;
        const own =
          mode === undefined || mode === null ? wanted : { ...wanted, mode: mode & ~OTHERS };
        doSetAttr.call(files, file, node, own, ...rest);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, change] } };
  }
}

/** How PGlite starts by itself, but for `-F`, which turns fsync off, by the one call that its files have; in less memory. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // Of the 128 MB that it takes by itself most would be a second copy of what the system keeps of its files.
  '-c',
  'shared_buffers=32MB',
];
