import { type EnquiryFormProps, Link } from '@tractor-haat/platform';
import { ButtonLink, type ButtonLook } from '@tractor-haat/ui';
import styles from './enquiry-link.module.css';

/** Takes the button away that does nothing without script. */
export const { scripted } = styles;

type EnquiryLinkProps = Pick<EnquiryFormProps, 'form' | 'prefill' | 'productId'> &
  ButtonLook & { words: string };

/** For browsers without JavaScript, in place of the button that opens a form: the form's own page. */
export function EnquiryLink({ form, prefill, productId, words, ...look }: EnquiryLinkProps) {
  const id = productId === undefined ? {} : { product_id: String(productId) };
  const known = new URLSearchParams({ ...prefill, ...id });
  return (
    <noscript>
      <ButtonLink as={Link} to={`/enquiry/${form}?${known}`} {...look}>
        {words}
      </ButtonLink>
    </noscript>
  );
}
