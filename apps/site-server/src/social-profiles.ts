import { httpUrls } from '@tractor-haat/server-kit/settings';

export interface SocialProfile {
  readonly name: string;
  readonly to: string;
}

const NETWORK_NAMES: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'x.com': 'X',
  'linkedin.com': 'LinkedIn',
  'whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
};

/** Schema of a setting: URLs of profiles, whose names follow from their hosts. */
export const socialProfiles = httpUrls.transform((addresses, { addIssue }): SocialProfile[] =>
  addresses.flatMap((to) => {
    const { protocol, hostname } = new URL(to);
    const networkHost = Object.keys(NETWORK_NAMES).find(
      (host) => hostname === host || hostname.endsWith(`.${host}`),
    );
    const name = networkHost && NETWORK_NAMES[networkHost];
    if (name && protocol === 'https:') return { name, to };
    addIssue(`must be https URLs of ${Object.keys(NETWORK_NAMES).join(', ')}`);
    return [];
  }),
);
