import { type CardName, shareCardPath } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import { useLocation, usePage } from '@tractor-haat/platform/island';
import { Button, ButtonLink, useHydrated } from '@tractor-haat/ui';
import { useState } from 'react';

interface ShareCardButtonProps {
  readonly card: CardName;
  readonly name: string;
  /** Query that restores the state of the page, such as `?price=700000`. */
  readonly query?: string;
  readonly label: string;
}

/**
 * Shares the picture of a card with a link to the page. Without JavaScript, or if its code does not load, the button
 * opens the picture.
 */
export function ShareCardButton({ card, name, query = '', label }: ShareCardButtonProps) {
  const { language, origin } = usePage();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const [isPending, setPending] = useState(false);
  const picture = shareCardPath(card, language, 'tall');
  if (!isHydrated) return <ButtonLink to={picture}>{label}</ButtonLink>;
  const share = async () => {
    setPending(true);
    try {
      const { shareCard } = await import('./share-card.ts');
      const pageUrl = `${origin}${localizePath(language, pathname)}${query}`;
      await shareCard({ picture, name, pageUrl });
    } catch {
      location.assign(picture);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button isPending={isPending} onClick={share}>
      {label}
    </Button>
  );
}
