/** Of the notebook: its calls, and what goes over the wire. */
export { listOwnEnquiries, syncNotebook } from './client/notebook.ts';
export type { NotebookEntry, NotebookKind, OwnEnquiry } from './contract/notebook.ts';
