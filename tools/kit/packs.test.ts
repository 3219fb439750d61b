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

const packOf = (name: string): Pack => {
  const pack = packs[name];
  if (!pack) throw new Error(`The kit has no pack ${name}.`);
  return pack;
};

/** All strings in a field of a manifest that name files. */
const pathsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value)).flatMap((inner) => pathsIn(inner));

const filesOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());

test.each(KIT_PACKAGES)('the pack %s contains each file that its manifest names', (name) => {
  const { folder, manifest } = packOf(name);
  const named = ['exports', 'types', 'typings', 'bin', 'main', 'module', 'files'].flatMap((field) =>
    pathsIn(manifest[field]),
  );
  expect(named.length).toBeGreaterThan(1);
  const missing = named.filter((file) => fs.globSync(file, { cwd: folder }).length === 0);
  expect(missing).toEqual([]);
});

const IMPORT =
  /(?:\bfrom|\bimport|\brequire\(|\bimport\(|\bimport\.meta\.resolve\()\s*(['"])([^'"\n]+)\1/g;

/** Module requests of a file's code, without those of comments. */
const requestsOf = (file: string) =>
  [
    ...fs
      .readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .matchAll(IMPORT),
  ]
    .map(([, , request = '']) => request)
    // Text of generated code.
    .filter((request) => !request.includes('${'));

/** Declarations that a team's compiler reads: those that `exports` names, and what they import. */
function publicDeclarations({ folder, manifest }: Pack): Set<string> {
  const found = new Set<string>();
  const waiting = pathsIn(manifest.exports)
    .filter((file) => /\.d\.[cm]?ts$/.test(file))
    .map((file) => path.join(folder, file));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file) || !fs.existsSync(file)) continue;
    found.add(file);
    for (const request of requestsOf(file).filter((one) => one.startsWith('.')))
      waiting.push(...candidatesOf(path.resolve(path.dirname(file), request)));
  }
  return found;
}

/** A declaration file stands for the script of the same name. */
const candidatesOf = (file: string) => [
  file,
  file.replace(/\.(c|m)?js$/, '.d.$1ts'),
  ...(file.endsWith('.ts') ? [] : [`${file}.d.ts`]),
];

test.each(KIT_PACKAGES)(
  'each import of the pack %s is one of its files or a declared dependency',
  (name) => {
    const { folder, manifest } = packOf(name);
    const declared = [
      manifest.name,
      ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ];
    const declarations = publicDeclarations(packOf(name));
    const isMet = (file: string, request: string) => {
      if (request.startsWith('.'))
        return candidatesOf(path.resolve(path.dirname(file), request)).some((one) =>
          fs.existsSync(one),
        );
      const module = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
      return (
        request.startsWith('node:') || builtinModules.includes(module) || declared.includes(module)
      );
    };
    const unmet = filesOf(path.join(folder, 'dist'))
      .map((file) => path.join(folder, 'dist', file))
      .filter((file) => /\.[cm]?js$/.test(file) || declarations.has(file))
      .flatMap((file) =>
        requestsOf(file)
          .filter((request) => !isMet(file, request))
          .map((request) => `${path.relative(folder, file)}: ${request}`),
      );
    expect(unmet).toEqual([]);
  },
);

test.each(KIT_PACKAGES)(
  'the pack %s contains no source, test or path of this repository',
  (name) => {
    const { folder, manifest } = packOf(name);
    const { publishConfig: _, ...rest } = manifest;
    expect(pathsIn(rest).filter((text) => /workspace:|catalog:|\.\/src\//.test(text))).toEqual([]);
    expect(
      filesOf(folder).filter(
        (file) => /\.test\.|(?:^|\/)src\//.test(file) && !/^templates\//.test(file),
      ),
    ).toEqual([]);
  },
);
