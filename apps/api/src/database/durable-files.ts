import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Undocumented part of Emscripten's file system `NODEFS`. */
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
 * Adds durable commits and private files to PGlite, whose `NodeFS` has no `fsync` and creates files for all accounts.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const patchNodeFiles: (typeof preRun)[number] = (module) => {
      const files: NodeFiles = Reflect.get(module, 'NODEFS');
      // `nfd` is undefined for folders.
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

/** Without PGlite's default `-F`, which turns `fsync` off. */
export const DURABLE_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // The default of 128 MB would mostly duplicate the file cache of the operating system.
  '-c',
  'shared_buffers=32MB',
];
