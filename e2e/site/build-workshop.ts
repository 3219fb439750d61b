import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyCachedFolder, listSources } from './cached-folder.ts';
import { root } from './server-process.ts';

const storybook = path.join(root, 'packages/ui/node_modules/.bin/storybook');

/** The static build of the stories of packages/ui is cached until a source changes. */
export const buildWorkshop = (target: string) =>
  copyCachedFolder(
    {
      name: 'workshop',
      inputFiles: listSources('packages/ui', 'packages/i18n', 'pnpm-lock.yaml'),
      create: async (folder) => {
        const configDir = path.join(root, 'packages/ui/src/workshop');
        const args = ['build', '--config-dir', configDir, '--output-dir', folder, '--quiet'];
        await promisify(execFile)(storybook, args, { cwd: root });
      },
    },
    target,
  );
