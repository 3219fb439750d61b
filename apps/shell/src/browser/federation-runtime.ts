import * as platform from '@tractor-haat/platform';
import * as island from '@tractor-haat/platform/island';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { type FederationInstance, makeFederation } from './federation-instance.ts';

/** Only visits with a form need it: it comes with the first remote that asks. */
export const loadFinalForm = () => import('react-final-form');

let made: FederationInstance | undefined;

/** The page's one instance, which offers the shell's own copies of what is shared. */
export function federation(): FederationInstance {
  made ??= makeFederation({
    react: { lib: () => react },
    'react/jsx-runtime': { lib: () => jsxRuntime },
    'react-dom': { lib: () => reactDom },
    'react-dom/client': { lib: () => reactDomClient },
    '@tractor-haat/platform': { lib: () => platform },
    '@tractor-haat/platform/island': { lib: () => island },
    'react-final-form': { get: () => loadFinalForm().then((module) => () => module) },
  });
  return made;
}
