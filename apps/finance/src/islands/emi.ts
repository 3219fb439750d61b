import { Calculator } from '../emi/calculator.tsx';
import { Modes } from '../emi/modes.tsx';

/** What is hydrated of the calculator's page. */
export const islands = [Modes.kind, Calculator.kind];
