import { type CardName, cardAddress } from '@tractor-haat/api-client';
import { addressIn } from '@tractor-haat/i18n';
import { useLocation, usePage } from '@tractor-haat/platform/island';
import { Button, ButtonLink, useHydrated } from '@tractor-haat/ui';
import { useState } from 'react';

interface ShareCardButtonProps {
  readonly card: CardName;
  readonly name: string;
  /** Which state of the page is passed on: `?price=700000`. */
  readonly query?: string;
  readonly words: string;
}

/** Passes a picture of what the page shows to others; without script the picture opens, to be kept and sent. */
export function ShareCardButton({ card, name, query = '', words }: ShareCardButtonProps) {
  const { language, origin } = usePage();
  const { pathname } = useLocation();
  const isLive = useHydrated();
  const [busy, setBusy] = useState(false);
  const picture = cardAddress(card, language, 'tall');
  if (!isLive) return <ButtonLink to={picture}>{words}</ButtonLink>;
  const share = async () => {
    setBusy(true);
    try {
      const { shareCard } = await import('./share-card.ts');
      const address = `${origin}${addressIn(language, pathname)}${query}`;
      await shareCard({ picture, name, address });
    } catch {
      // As without script: the picture opens.
      location.assign(picture);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={share}>
      {words}
    </Button>
  );
}
