import { appConfigs } from '@tractor-haat/tooling/webpack';

const [forBrowsers, forServer] = appConfigs(import.meta.dirname);

const POPUP_CHUNK = 'enquiry-price-popup';
const FORM_CHUNKS = [POPUP_CHUNK, 'enquiry-form-popup', 'enquiry-form', 'enquiry-form-page'];

/** Puts the modules that several form chunks use into one shared chunk, which saves 1 KB. */
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
