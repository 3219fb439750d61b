/**
 * The oldest browsers that the site supports; nothing else names versions. webpack and swc build for `SCRIPT_TARGET`,
 * `verify` holds browser code to the web APIs that all of these have (tools/verify/browser-support), and
 * `e2e/older-browsers.spec.ts` takes newer ones away.
 *
 * Safari 15.4 is the first with cascade layers, on which all our CSS stands. Most phones of 2015 and later have these.
 */
export const SUPPORTED_BROWSERS = {
  chrome: '100',
  chrome_android: '100',
  firefox: '100',
  safari: '15.4',
  safari_ios: '15.4',
};

/** ECMAScript that all supported browsers run. */
export const SCRIPT_TARGET = 'es2022';
