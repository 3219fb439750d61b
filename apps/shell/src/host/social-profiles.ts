import type { PageInfo } from '@tractor-haat/platform/shell';
import { webAddresses } from '@tractor-haat/settings';

type Profile = NonNullable<PageInfo['profiles']>[number];

/** How each network is called, by the end of its host's name. */
const NETWORKS: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'x.com': 'X',
  'linkedin.com': 'LinkedIn',
  'whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
};

/** Addresses of the site's own pages, each with the name of its network. */
export const socialProfiles = webAddresses.transform((addresses, { addIssue }): Profile[] =>
  addresses.flatMap((to) => {
    const { protocol, hostname } = new URL(to);
    const network = Object.keys(NETWORKS).find(
      (host) => hostname === host || hostname.endsWith(`.${host}`),
    );
    const name = network && NETWORKS[network];
    if (name && protocol === 'https:') return { name, to };
    addIssue(`must be https addresses at ${Object.keys(NETWORKS).join(', ')}`);
    return [];
  }),
);
