/** Calls and wire types of the notebook. */
export { listMyEnquiries, syncNotebook } from './client/sync-notebook.ts';
export type { MyEnquiry, NotebookEntry, NotebookKind } from './contract/notebook.contract.ts';
