import { type CardName, cardAddress } from '@tractor-haat/api-client';
import { addressIn } from '@tractor-haat/i18n';
import { useLocation, usePage } from '@tractor-haat/platform/island';
import { Button, ButtonLink, useHydrated } from '@tractor-haat/ui';
import { useState } from 'react';

interface ShareCardButtonProps {
  readonly card: CardName;
  readonly name: string;
  /** State to share: `?price=700000`. */
  readonly query?: string;
  readonly label: string;
}

/** Shares a picture of the page's state; without JavaScript it opens the picture. */
export function ShareCardButton({ card, name, query = '', label }: ShareCardButtonProps) {
  const { language, origin } = usePage();
  const { pathname } = useLocation();
  const isLive = useHydrated();
  const [busy, setBusy] = useState(false);
  const picture = cardAddress(card, language, 'tall');
  if (!isLive) return <ButtonLink to={picture}>{label}</ButtonLink>;
  const share = async () => {
    setBusy(true);
    try {
      const { shareCard } = await import('./share-card.ts');
      const address = `${origin}${addressIn(language, pathname)}${query}`;
      await shareCard({ picture, name, address });
    } catch {
      // Fallback: opens the picture.
      location.assign(picture);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={share}>
      {label}
    </Button>
  );
}
