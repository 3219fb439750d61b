import { defineRemote } from '@tractor-haat/platform';
import { messages } from './messages.ts';
import { buyingRoutes } from './routes/buying.ts';
import { dealerRoutes } from './routes/dealers.ts';
import { implementRoutes } from './routes/implements.ts';
import { tractorRoutes } from './routes/tractors.ts';
import { tyreRoutes } from './routes/tyres.ts';
import { usedRoutes } from './routes/used.ts';
import { savedSlices } from './saved/saved-slice.ts';
import { widgets } from './widgets.ts';

export default defineRemote({
  routes: [
    ...tractorRoutes,
    ...implementRoutes,
    ...tyreRoutes,
    ...usedRoutes,
    ...dealerRoutes,
    ...buyingRoutes,
  ],
  widgets,
  slices: savedSlices,
  messages,
});
