/**
 * The oldest browsers that the site supports, defined only here. webpack and swc build for `SCRIPT_TARGET`, `verify`
 * rejects browser code with web APIs that one of these browsers lacks (tools/verify/browser-support), and
 * `e2e/older-browsers.spec.ts` removes those APIs from the browser.
 *
 * Safari 15.4 is the first with cascade layers, which all our CSS requires. Most phones since 2015 run these versions.
 */
export const SUPPORTED_BROWSERS = {
  chrome: '100',
  chrome_android: '100',
  firefox: '100',
  safari: '15.4',
  safari_ios: '15.4',
};

/** ECMAScript version that all supported browsers run. */
export const SCRIPT_TARGET = 'es2022';
