import { island } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';

interface PrintProps {
  readonly label: string;
  /** Passed in, so that pages without such a button do not carry its sheet. */
  readonly className?: string | undefined;
}

const Print = ({ label, className }: PrintProps) => (
  <Button variant="quiet" size="small" className={className} onClick={() => window.print()}>
    {label}
  </Button>
);

/** Prints the page. */
export const PrintIsland = island('catalogue/print', Print);
