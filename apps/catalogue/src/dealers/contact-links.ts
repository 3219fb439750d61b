import type { DealerCard } from '@tractor-haat/api-client';

/** `00000 12345` is dialled with the country's code. */
const dialled = (phone: string) => `91${phone.replace(/\D/g, '')}`;

export const callAddress = ({ phone }: Pick<DealerCard, 'phone'>) => `tel:+${dialled(phone)}`;

/** A chat with the dealer that begins with these words. */
export const chatAddress = ({ phone }: Pick<DealerCard, 'phone'>, message: string) =>
  `https://wa.me/${dialled(phone)}?text=${encodeURIComponent(message)}`;

/** The way there in the phone's own maps; by the words of the address, because no door is known. */
export function wayAddress({
  area,
  district,
  state,
}: Pick<DealerCard, 'area' | 'district' | 'state'>) {
  const place = `${area}, ${district}, ${state.replaceAll('-', ' ')}, India`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
