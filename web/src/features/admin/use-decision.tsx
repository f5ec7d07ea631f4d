import { useState } from 'react';
import { DecisionDialog, type Decision } from './components/decision-dialog.tsx';

/** The decision that is being made: `ask` opens its dialog, which is `dialog`. */
export function useDecision() {
  const [decision, setDecision] = useState<Decision>();
  return {
    ask: setDecision,
    dialog: decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />,
  };
}
