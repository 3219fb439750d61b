import * as platform from '@tractor-haat/platform';
import * as island from '@tractor-haat/platform/island';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { createFederation, type FederationInstance } from './create-federation.ts';

/** Most visits use no form, so this module is loaded when the first remote requires it. */
export const loadFinalForm = () => import('react-final-form');

let instance: FederationInstance | undefined;

export function getFederation(): FederationInstance {
  instance ??= createFederation({
    react: { lib: () => react },
    'react/jsx-runtime': { lib: () => jsxRuntime },
    'react-dom': { lib: () => reactDom },
    'react-dom/client': { lib: () => reactDomClient },
    '@tractor-haat/platform': { lib: () => platform },
    '@tractor-haat/platform/island': { lib: () => island },
    'react-final-form': { get: () => loadFinalForm().then((module) => () => module) },
  });
  return instance;
}
