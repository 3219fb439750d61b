import { PushAlert } from '../alerts/push-alert.tsx';

/** Islands of the price-alert page; everything else there is plain HTML. */
export const islands = [PushAlert.kind];
