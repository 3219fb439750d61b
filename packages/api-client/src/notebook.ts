/** Calls and wire types of the notebook. */
export { listOwnEnquiries, syncNotebook } from './client/notebook.ts';
export type { NotebookEntry, NotebookKind, OwnEnquiry } from './contract/notebook.ts';
