import type { ImplementCard } from '@tractor-haat/api-client';
import { GetPriceButton } from './get-price-button.tsx';

interface GetPriceProps {
  readonly implement: ImplementCard;
  /** `action` is for the page of the implement, `quiet` for cards. */
  readonly variant?: 'quiet' | 'action';
}

export function GetPrice({ implement, variant = 'quiet' }: GetPriceProps) {
  const { id, type_slug: type, brand_slug: brand, model, picture, price } = implement;
  return (
    <GetPriceButton
      product={{ id, type, brand, model, maker: implement.brand_name.text, picture }}
      hasPrice={price === 'hidden'}
      variant={variant}
    />
  );
}
