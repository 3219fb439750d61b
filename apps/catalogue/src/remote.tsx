import { defineRemote } from '@tractor-haat/platform';
import { messages } from './messages.ts';
import { buyingRoutes } from './routes/buying-routes.ts';
import { dealerRoutes } from './routes/dealer-routes.ts';
import { implementRoutes } from './routes/implement-routes.ts';
import { tractorRoutes } from './routes/tractor-routes.ts';
import { tyreRoutes } from './routes/tyre-routes.ts';
import { usedRoutes } from './routes/used-routes.ts';
import { savedSlices } from './saved/saved-slices.ts';
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
