import { island } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';

interface PrintProps {
  readonly label: string;
  /** Passed by the page, so pages without the button do not load the style sheet. */
  readonly className?: string | undefined;
}

const Print = ({ label, className }: PrintProps) => (
  <Button variant="quiet" size="small" className={className} onClick={() => window.print()}>
    {label}
  </Button>
);

export const PrintIsland = island('catalogue/print', Print);
