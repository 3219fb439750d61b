import { PushAlert } from '../alerts/push-alert.tsx';

/** What is hydrated of the page that takes a price alert: all else of it is plain forms. */
export const islands = [PushAlert.kind];
