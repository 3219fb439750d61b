import { Calculator } from '../emi/calculator.tsx';
import { Modes } from '../emi/modes.tsx';

/** Islands of the calculator page. */
export const islands = [Modes.kind, Calculator.kind];
