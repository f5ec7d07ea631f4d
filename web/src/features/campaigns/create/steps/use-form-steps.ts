import { useWatch } from 'react-hook-form';
import { leastBudgetCents } from '../../../../shared/text/least-budget.ts';
import type { Step } from '../../../../shared/ui/feedback/steps.tsx';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { isEmpty } from '../create-loot-values.ts';
import { centsFromText } from '../dollars-text.ts';

interface FormStep extends Step {
  /** The name where there is little room. */
  short: string;
}

/** The parts of the form; one is done when it has what a loot cannot do without. */
export function useFormSteps(): readonly FormStep[] {
  const [budget, model, slots, title, description, platforms] = useWatch<
    CreateLootValues,
    ['budget', 'payoutModel', 'creatorSlots', 'title', 'description', 'platforms']
  >({ name: ['budget', 'payoutModel', 'creatorSlots', 'title', 'description', 'platforms'] });
  const cents = centsFromText(budget) ?? 0;
  const parts = [
    {
      name: 'Budget and payout',
      short: 'Budget',
      isDone: cents > 0 && cents >= leastBudgetCents() && (model === 'per_view' || Number(slots) >= 1),
    },
    { name: 'The brief', short: 'Brief', isDone: !isEmpty(title) && !isEmpty(description) },
    { name: 'Where and for whom', short: 'Audience', isDone: !isEmpty(platforms) },
  ];
  const current = parts.findIndex(({ isDone }) => !isDone);
  return parts.map(({ name, short, isDone }, index) => ({
    name,
    short,
    state: isDone ? 'done' : index === current ? 'current' : 'ahead',
  }));
}
