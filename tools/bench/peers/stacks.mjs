/**
 * The list of 24 tractors in another framework. All frameworks render the same component, each with its own server.
 * @typedef {object} Stack
 * @property {string} name of the framework
 * @property {string} folder of its sources here and of the copy
 * @property {string} app folder of its modules, into which the shared ones are copied
 * @property {Record<string, string>} dependencies
 * @property {readonly string[]} build file of a package and its arguments
 * @property {(port: number) => readonly string[]} serve file of a package and its arguments
 * @property {boolean} [isPlain] true if the server does not compress responses
 */

const REACT_VERSIONS = { react: '19.3.0', 'react-dom': '19.3.0' };

/** @type {readonly Stack[]} */
export const stacks = [
  {
    name: 'Astro',
    folder: 'astro',
    app: 'src',
    dependencies: {
      ...REACT_VERSIONS,
      astro: '5.18.2',
      '@astrojs/node': '9.5.5',
      '@astrojs/react': '4.4.2',
    },
    build: ['node_modules/astro/astro.js', 'build'],
    serve: () => ['dist/server/entry.mjs'],
    isPlain: true,
  },
  {
    name: 'React Router',
    folder: 'react-router',
    app: 'app',
    dependencies: {
      ...REACT_VERSIONS,
      'react-router': '7.18.4',
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
      isbot: '5.2.3',
      vite: '7.3.8',
    },
    build: ['node_modules/@react-router/dev/bin.js', 'build'],
    serve: () => ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
  },
  {
    name: 'Next.js',
    folder: 'next',
    app: 'app',
    dependencies: { ...REACT_VERSIONS, next: '16.4.6' },
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: (port) => [
      ...['node_modules/next/dist/bin/next', 'start'],
      ...['-H', '127.0.0.1', '-p', String(port)],
    ],
  },
];
