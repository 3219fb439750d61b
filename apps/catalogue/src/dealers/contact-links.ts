import type { DealerCard } from '@tractor-haat/api-client';

/** `00000 12345` becomes `910000012345`, with the country code of India. */
const toDialNumber = (phone: string) => `91${phone.replace(/\D/g, '')}`;

export const toCallUrl = ({ phone }: Pick<DealerCard, 'phone'>) => `tel:+${toDialNumber(phone)}`;

export const toChatUrl = ({ phone }: Pick<DealerCard, 'phone'>, message: string) =>
  `https://wa.me/${toDialNumber(phone)}?text=${encodeURIComponent(message)}`;

/** The API returns no coordinates of the dealer, so the destination is the postal address. */
export function toDirectionsUrl({
  area,
  district,
  state,
}: Pick<DealerCard, 'area' | 'district' | 'state'>) {
  const place = `${area}, ${district}, ${state.replaceAll('-', ' ')}, India`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
