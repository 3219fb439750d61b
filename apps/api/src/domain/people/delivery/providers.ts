import type { Clock } from '../../../shared/clock.ts';
import { StartProblem } from '../../../shared/start-problem.ts';
import type { DeliveryConfig } from './delivery-config.ts';
import type { ProviderName } from './delivery-settings.ts';
import { gupshup } from './gupshup.ts';
import { msg91 } from './msg91.ts';
import { type Outbox, outbox } from './outbox.ts';
import type { Provider } from './provider.ts';

/** The configured gateways in their order; `box` is defined if the outbox is one of them. */
export type Providers = { list: Provider[]; box: Outbox | undefined };

export function makeProviders(config: DeliveryConfig, clock: Clock): Providers {
  const box = config.providers.includes('outbox') ? outbox(clock) : undefined;
  const make = (name: ProviderName): Provider => {
    if (box && name === 'outbox') return box;
    const { templates } = config;
    if (!templates) throw new StartProblem(`${name} needs the registered templates.`);
    if (name === 'msg91') return msg91({ ...config.msg91, templates });
    return gupshup({ ...config.gupshup, templates });
  };
  return { list: config.providers.map(make), box };
}
