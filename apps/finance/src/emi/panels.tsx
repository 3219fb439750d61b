import { EarlyPanel } from './early-panel.tsx';
import type { EmiInputs } from './emi-inputs.ts';
import { FlatPanel } from './flat-panel.tsx';
import { OffersPanel } from './offers-panel.tsx';
import type { Change } from './use-calculator.ts';

export interface PanelsProps {
  readonly inputs: EmiInputs;
  readonly change: Change;
  /** Month of the first instalment. */
  readonly start: string;
}

/** What stands below the schedule; its code comes after the calculator's own. */
export default function Panels({ inputs, change, start }: PanelsProps) {
  return (
    <>
      <EarlyPanel inputs={inputs} change={change} start={start} />
      <FlatPanel inputs={inputs} change={change} />
      <OffersPanel inputs={inputs} change={change} />
    </>
  );
}
