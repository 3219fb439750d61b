import { Link, type WidgetContracts } from '@tractor-haat/platform';
import { ButtonLink, type ButtonLook } from '@tractor-haat/ui';

type EnquiryLinkProps = Pick<WidgetContracts['enquiry/form'], 'form' | 'prefill' | 'productId'> &
  Pick<ButtonLook, 'variant' | 'wide'> & { words: string };

/** For browsers without JavaScript, in place of the button that opens a form: the form's own page. */
export function EnquiryLink(props: EnquiryLinkProps) {
  const { form, prefill, productId, words, variant, wide } = props;
  const id = productId === undefined ? {} : { product_id: String(productId) };
  const known = new URLSearchParams({ ...prefill, ...id });
  return (
    <noscript>
      <ButtonLink as={Link} to={`/enquiry/${form}?${known}`} variant={variant} wide={wide}>
        {words}
      </ButtonLink>
    </noscript>
  );
}
