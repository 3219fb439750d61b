import type { Change } from './publish-altered.ts';

const THROW_STATEMENT = 'throw new Error("broken on purpose");';

/** Replaces the component that the file of a page exports by one that throws. */
const breakComponent = (text: string) =>
  text.replaceAll(
    /\bComponent:\(\)=>/g,
    'Component:()=>()=>{throw new Error("broken on purpose")},_c:()=>',
  );

const breakServerComponent = (code: string) =>
  code.replaceAll(
    /\bComponent: \(\) => \(/g,
    'Component: () => (() => { throw new Error("broken on purpose"); }), _c: () => (',
  );

/** The files of these versions are intact, but their code fails. */
export const codeFailures = {
  'throws at load': {
    browser: (text, file) => (file === 'remoteEntry.js' ? THROW_STATEMENT + text : undefined),
    server: (code) => THROW_STATEMENT + code,
  },
  'throws at load in the browser only': {
    browser: (text, file) => (file === 'remoteEntry.js' ? THROW_STATEMENT + text : undefined),
  },
  'throws at render': { browser: breakComponent, server: breakServerComponent },
  'throws at render in the browser only': { browser: breakComponent },
  'incompatible contract': { contract: 99 },
} satisfies Record<string, Change>;
