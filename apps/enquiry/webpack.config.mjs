import { appConfigs } from '@tractor-haat/tooling/webpack';

const [forBrowsers, forServer] = appConfigs(import.meta.dirname);

const POPUP = 'enquiry-price-popup';
const HOLD_A_FORM = [POPUP, 'enquiry-form-popup', 'enquiry-form', 'enquiry-form-page'];

/** One chunk for the price popup, shared with the other forms: separate chunks are 1 KB larger in total. */
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
