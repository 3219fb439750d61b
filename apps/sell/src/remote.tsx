import { defineRemote } from '@tractor-haat/platform';
import { messages } from './messages.ts';
import { routes } from './routes.ts';

export default defineRemote({ routes, messages });
