import { useState } from 'react';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import type { Decision } from '../../decision.ts';

const DecisionDialog = lazyPart(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

/** The decision that is being made: `ask` opens its dialog, which is `dialog`. */
export function useDecision() {
  const [decision, setDecision] = useState<Decision>();
  return {
    ask: setDecision,
    dialog: decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />,
  };
}
