import type { Change } from './altered-version.ts';

const THROW = 'throw new Error("broken on purpose");';

/** Replaces what a page's file exports as its component by one that throws. */
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

/** Versions whose code is broken, though every file is whole. */
export const codeFailures = {
  'throws at load': {
    browser: (text, file) => (file === 'remoteEntry.js' ? THROW + text : undefined),
    server: (code) => THROW + code,
  },
  'throws at load in the browser only': {
    browser: (text, file) => (file === 'remoteEntry.js' ? THROW + text : undefined),
  },
  'throws at render': { browser: breakComponent, server: breakServerComponent },
  'throws at render in the browser only': { browser: breakComponent },
  'incompatible contract': { contract: 99 },
} satisfies Record<string, Change>;
