/** Calls and wire types of the notebook. */
export { listMyEnquiries, syncNotebook } from './client/notebook.ts';
export type { NotebookEntry, NotebookKind, MyEnquiry } from './contract/notebook.ts';
