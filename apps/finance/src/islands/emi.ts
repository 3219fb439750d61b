import { Calculator } from '../emi/calculator.tsx';
import { Modes } from '../emi/modes.tsx';

export const islands = [Modes.kind, Calculator.kind];
