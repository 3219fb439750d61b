import { PushAlert } from '../alerts/push-alert.tsx';

export const islands = [PushAlert.kind];
