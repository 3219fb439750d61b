import { appConfigs } from '@tractor-haat/tooling/webpack';

const [forBrowsers, forServer] = appConfigs(import.meta.dirname);

const POPUP_CHUNK = 'enquiry-price-popup';
const FORM_CHUNKS = [POPUP_CHUNK, 'enquiry-form-popup', 'enquiry-form', 'enquiry-form-page'];

/** Puts the price popup into one chunk that the other forms share. Separate chunks are 1 KB larger in total. */
const form = {
  name: 'form',
  chunks: ({ name }) => FORM_CHUNKS.includes(name),
  test: (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === POPUP_CHUNK),
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
