import fs from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { KIT_PACKAGES } from './kit-packages.mjs';
import { type Pack, unpackKit } from './testing/unpack-kit.ts';

const modules = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-test-'));
let packs: Record<string, Pack>;

beforeAll(async () => {
  packs = await unpackKit(modules);
});
afterAll(() => fs.rmSync(modules, { recursive: true, force: true }));

const getPack = (name: string): Pack => {
  const pack = packs[name];
  if (!pack) throw new Error(`The kit has no pack ${name}.`);
  return pack;
};

/** All strings in a field of a manifest that name files. */
const listPaths = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value)).flatMap((inner) => listPaths(inner));

const listFiles = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());

test.each(KIT_PACKAGES)('the pack %s contains each file that its manifest names', (name) => {
  const { folder, manifest } = getPack(name);
  const namedFiles = ['exports', 'types', 'typings', 'bin', 'main', 'module', 'files'].flatMap(
    (field) => listPaths(manifest[field]),
  );
  expect(namedFiles.length).toBeGreaterThan(1);
  const missing = namedFiles.filter((file) => fs.globSync(file, { cwd: folder }).length === 0);
  expect(missing).toEqual([]);
});

const IMPORT =
  /(?:\bfrom|\bimport|\brequire\(|\bimport\(|\bimport\.meta\.resolve\()\s*(['"])([^'"\n]+)\1/g;

/** Module requests of a file's code, without those of comments. */
const listRequests = (file: string) =>
  [
    ...fs
      .readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .matchAll(IMPORT),
  ]
    .map(([, , request = '']) => request)
    // Requests with placeholders are templates of generated code.
    .filter((request) => !request.includes('${'));

/** Declarations that a team's compiler reads: those of `exports`, and all that they import. */
function listPublicDeclarations({ folder, manifest }: Pack): Set<string> {
  const declarationFiles = new Set<string>();
  const queue = listPaths(manifest.exports)
    .filter((file) => /\.d\.[cm]?ts$/.test(file))
    .map((file) => path.join(folder, file));
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (declarationFiles.has(file) || !fs.existsSync(file)) continue;
    declarationFiles.add(file);
    for (const request of listRequests(file).filter((relative) => relative.startsWith('.')))
      queue.push(...listCandidates(path.resolve(path.dirname(file), request)));
  }
  return declarationFiles;
}

/** Files to which a request may resolve: a declaration replaces the script of the same name. */
const listCandidates = (file: string) => [
  file,
  file.replace(/\.(c|m)?js$/, '.d.$1ts'),
  ...(file.endsWith('.ts') ? [] : [`${file}.d.ts`]),
];

test.each(KIT_PACKAGES)(
  'each import of the pack %s is one of its files or a declared dependency',
  (name) => {
    const { folder, manifest } = getPack(name);
    const declared = [
      manifest.name,
      ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ];
    const declarations = listPublicDeclarations(getPack(name));
    const isResolved = (file: string, request: string) => {
      if (request.startsWith('.'))
        return listCandidates(path.resolve(path.dirname(file), request)).some((candidate) =>
          fs.existsSync(candidate),
        );
      const module = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
      return (
        request.startsWith('node:') || builtinModules.includes(module) || declared.includes(module)
      );
    };
    const unresolved = listFiles(path.join(folder, 'dist'))
      .map((file) => path.join(folder, 'dist', file))
      .filter((file) => /\.[cm]?js$/.test(file) || declarations.has(file))
      .flatMap((file) =>
        listRequests(file)
          .filter((request) => !isResolved(file, request))
          .map((request) => `${path.relative(folder, file)}: ${request}`),
      );
    expect(unresolved).toEqual([]);
  },
);

test.each(KIT_PACKAGES)(
  'the pack %s contains no source or test, and its manifest no path of this repository',
  (name) => {
    const { folder, manifest } = getPack(name);
    const { publishConfig: _, ...packedManifest } = manifest;
    expect(
      listPaths(packedManifest).filter((text) => /workspace:|catalog:|\.\/src\//.test(text)),
    ).toEqual([]);
    expect(
      listFiles(folder).filter(
        (file) => /\.test\.|(?:^|\/)src\//.test(file) && !/^templates\//.test(file),
      ),
    ).toEqual([]);
  },
);
