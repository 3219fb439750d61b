/**
 * Commands of the docs that `documented-commands.full.test.ts` does not run. Each pattern has the test that runs its
 * commands, or the reason why no test runs them.
 */
export const RUN_ELSEWHERE: readonly (readonly [command: RegExp, reason: string])[] = [
  [
    /^(?:\w+=\S+ )*npm (?:test|run (?:test|verify|e2e)\b)/,
    'a step of `npm run test:full`, or a part of one',
  ],
  [/^npm run build && npm run e2e /, 'the build and the browser tests of `npm run test:full`'],
  [/^node tools\/(?:mutation|budgets)\.mjs/, 'a step of `npm run test:full`'],
  [
    /^(?:SITE_ENV=staging )?npm start$|^npm run (?:dev|new:remote|build)\b|^\$EDITOR /,
    'tools/verify/readme-commands.test.ts',
  ],
  [
    /^npm run mfe -- (?:publish|promote|preview|rollback|hold|go-on|take-back|log media|diff)\b/,
    'needs a published version: readme-commands.test.ts and e2e/delivery.spec.ts',
  ],
  [/^npm run mfe -- (?:pin|unpin|repair|token|keep)\b/, 'tests of packages/registry'],
  [
    /^node tools\/run\.mjs npm --prefix apps\/api run migrations |main\.ts --shrink$|^npm run format$/,
    'writes files of the checkout',
  ],
  [
    /^npm create @tractor-haat\/remote|^npx mfe |^npm run check && /,
    'e2e/outside-team.full.spec.ts',
  ],
  [/^npm create @openmrs\//, 'a program of others, named for comparison'],
  [
    /^npm run registry$|^PORT=4100 .*apps\/registry\/src\/main\.ts|^node apps\/[\w-]+\/src\/main\.ts/,
    'keeps running: main.test.ts of the registry, e2e/site/start.ts',
  ],
  [/^npm run workshop$/, 'keeps running: e2e/workshop.spec.ts builds and opens it'],
  [
    /^npm run bench -- (?:visits|pages|federation)/,
    'draws all pictures first, for minutes; visits needs an idle machine',
  ],
  [/^npm run bench -- memory/, 'measures built apps for minutes'],
  [/^npm run draw-ahead$/, 'draws all pictures, for minutes: draw-ahead/main.test.ts draws some'],
  [/^node tools\/content\//, 'needs the sources or voices of others: tests of tools/content'],
  [
    /build-fonts\.mjs$|contact-sheet\.ts|contract\.mjs --accept$|weigh\.mjs$/,
    'writes committed files, or needs a build of each patch',
  ],
  [
    /^npm run (?:migrate|release|restore|moderate|privacy)\b/,
    'tests of apps/api and tools/release',
  ],
  [/^node main\.mjs|^node(?: --max\S+)*$/, 'in the release archive, or the options of a process'],
  [/^git grep /, 'a search, no program of the project'],
];
