import * as platform from '@tractor-haat/platform';
import * as island from '@tractor-haat/platform/island';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { createFederation, type FederationInstance } from './federation-instance.ts';

/** The first remote that requires it loads this module, because most visits have no form. */
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
