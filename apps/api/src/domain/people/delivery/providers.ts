import type { Clock } from '../../../shared/clock.ts';
import { StartupError } from '../../../shared/startup-error.ts';
import { createGupshupProvider } from './create-gupshup-provider.ts';
import { createMsg91Provider } from './create-msg91-provider.ts';
import type { DeliveryConfig } from './delivery-config.ts';
import type { ProviderName } from './delivery-settings.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Provider } from './provider.ts';

export type Providers = { list: Provider[]; outbox: Outbox | undefined };

export function createProviders(config: DeliveryConfig, clock: Clock): Providers {
  const outbox = config.providers.includes('outbox') ? createOutbox(clock) : undefined;
  const createProvider = (name: ProviderName): Provider => {
    if (outbox && name === 'outbox') return outbox;
    const { templates } = config;
    if (!templates) throw new StartupError(`${name} needs the registered templates.`);
    if (name === 'msg91') return createMsg91Provider({ ...config.msg91, templates });
    return createGupshupProvider({ ...config.gupshup, templates });
  };
  return { list: config.providers.map(createProvider), outbox };
}
