import { appConfigs } from '@tractor-haat/tooling/webpack';

const [forBrowsers, forServer] = appConfigs(import.meta.dirname);

const POPUP = 'enquiry-price-popup';
const HOLD_A_FORM = [POPUP, 'enquiry-form-popup', 'enquiry-form', 'enquiry-form-page'];

/** What the price popup needs is one file, which the other forms share: in pieces it weighs 1 KB more. */
const form = {
  name: 'form',
  chunks: ({ name }) => HOLD_A_FORM.includes(name),
  test: (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === POPUP),
  minChunks: 2,
  enforce: true,
};

export default [
  {
    ...forBrowsers,
    optimization: { ...forBrowsers.optimization, splitChunks: { cacheGroups: { form } } },
  },
  forServer,
];
