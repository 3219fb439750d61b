import { type EnquiryFormProps, Link, usePopupButton } from '@tractor-haat/platform';
import { ButtonLink, type LinkProps } from '@tractor-haat/ui';

/** Opens an enquiry form over the page; without script it leads to the same form on its own page. */
export function EnquireLink({ words, ...form }: EnquiryFormProps & { words: string }) {
  const { state, button } = usePopupButton('enquiry/form-popup', form);
  const { onClick, ...ahead } = button;
  return (
    <ButtonLink
      as={FormLink}
      {...ahead}
      aria-busy={state === 'busy'}
      to={formAddress(form)}
      variant="action"
      wide
      onClick={(event) => {
        // The popup could not be had: the link still leads to the form.
        if (state === 'failed') return;
        event.preventDefault();
        onClick();
      }}
    >
      {words}
    </ButtonLink>
  );
}

const FormLink = (props: LinkProps) => <Link {...props} prefetch="none" />;

/** The form's own page, filled in as the popup would be. */
function formAddress({ form, prefill = {}, productId }: EnquiryFormProps): string {
  const query = new URLSearchParams(prefill);
  if (productId !== undefined) query.set('product_id', String(productId));
  return `/enquiry/${form}?${query}`;
}
