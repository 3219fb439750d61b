import type { WidgetContracts } from '@tractor-haat/platform';
import type { ButtonVariant } from '@tractor-haat/ui';
import type { ComponentType } from 'react';
import { EnquiryButton, type EnquiryButtonProps } from './enquiry-button.tsx';
import { EnquiryLink } from './enquiry-link.tsx';

type EnquiryFormProps = WidgetContracts['enquiry/form'];

export interface EnquireProps extends EnquiryFormProps {
  readonly words: string;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

interface EnquireButtonProps extends EnquireProps {
  readonly unavailable: string;
  /** The button as the remote's own island, where its pages have islands. */
  readonly as?: ComponentType<EnquiryButtonProps>;
}

/** Opens one of the enquiry remote's forms for what the page is about; `unavailable` is said when it does not come. */
export function EnquireButton({
  words,
  unavailable,
  variant = 'action',
  wide = true,
  as: Button = EnquiryButton,
  ...form
}: EnquireButtonProps) {
  const look = { words, variant, wide };
  return (
    <>
      <Button form={form} unavailable={unavailable} {...look} />
      <EnquiryLink {...form} {...look} />
    </>
  );
}
