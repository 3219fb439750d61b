import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Methods of Emscripten's file system for Node that this class replaces. */
type NodeFiles = {
  stream_ops: { fsync?: (file: { readonly nfd?: number }) => number };
  doSetAttr: (
    file: string,
    node: unknown,
    attributes: { mode?: number },
    ...rest: unknown[]
  ) => void;
};

const SHARED_MODE_BITS = 0o077;

/**
 * File system of PGlite that writes commits to disk and makes files private. By default PGlite turns `fsync` off, its
 * file system for Node does not implement that call, and all accounts may read and write the files.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const patchNodeFiles: (typeof preRun)[number] = (module) => {
      const files: NodeFiles = Reflect.get(module, 'NODEFS');
      // A folder has no file descriptor.
      files.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fs.fsyncSync(nfd);
        return 0;
      };
      const { doSetAttr } = files;
      files.doSetAttr = (file, node, attributes, ...rest) => {
        const { mode } = attributes;
        const privateAttributes =
          mode === undefined || mode === null
            ? attributes
            : { ...attributes, mode: mode & ~SHARED_MODE_BITS };
        doSetAttr.call(files, file, node, privateAttributes, ...rest);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, patchNodeFiles] } };
  }
}

/** PGlite's default start parameters without `-F`, which turns fsync off, and with less memory. */
export const DURABLE_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // Most of the default 128 MB would duplicate the file cache of the operating system.
  '-c',
  'shared_buffers=32MB',
];
