import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Hint } from '../../../../shared/style/chakra.tsx';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';
import { PhoneBar } from '../../../../shared/ui/layout/phone-bar.tsx';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { isEmpty, requiredFields } from '../create-loot-values.ts';
import { centsFromText } from '../dollars-text.ts';

const LABELS: Record<(typeof requiredFields)[number], string> = {
  title: 'title',
  description: 'description',
  budget: 'budget',
  platforms: 'platform',
};

/** Says which required fields are still empty; nothing once none is. */
function useMissing(): string | undefined {
  const values = useWatch<CreateLootValues, typeof requiredFields>({ name: requiredFields });
  const missing = requiredFields.filter((_name, at) => isEmpty(values[at] ?? ''));
  return missing.length === 0 ? undefined : `Still missing: ${missing.map((name) => LABELS[name]).join(', ')}`;
}

/** Stands below the button that leads to the payment, which it describes by its id. */
export function StillMissing({ id }: { id: string }) {
  const missing = useMissing();
  return missing ? (
    <Hint id={id} textAlign="center" fontSize="xs">
      {missing}
    </Hint>
  ) : null;
}

/** The foot of the form on phones: what is missing, or else the total, beside the button. */
export function PayBar({ children }: { children: ReactNode }) {
  const missing = useMissing();
  const budgetCents = centsFromText(useWatch<CreateLootValues, 'budget'>({ name: 'budget' })) ?? 0;
  return (
    <PhoneBar
      label={missing ?? 'Total payable'}
      figure={!missing && budgetCents > 0 && <Money cents={totalPayableCents(budgetCents)} />}
    >
      {children}
    </PhoneBar>
  );
}
