import { defineRemote } from '@tractor-haat/platform';
import { messages } from './messages.ts';
import { buyingRoutes } from './routes/buying.ts';
import { dealerRoutes } from './routes/dealers.ts';
import { financeRoutes } from './routes/finance.ts';
import { implementRoutes } from './routes/implements.ts';
import { sellRoutes } from './routes/sell.ts';
import { tractorRoutes } from './routes/tractors.ts';
import { tyreRoutes } from './routes/tyres.ts';
import { usedRoutes } from './routes/used.ts';
import { saved } from './saved/saved-slice.ts';
import { widgets } from './widgets.ts';

export default defineRemote({
  routes: [
    ...tractorRoutes,
    ...implementRoutes,
    ...tyreRoutes,
    ...usedRoutes,
    ...financeRoutes,
    ...dealerRoutes,
    ...sellRoutes,
    ...buyingRoutes,
  ],
  widgets,
  reducers: [saved],
  messages,
});
