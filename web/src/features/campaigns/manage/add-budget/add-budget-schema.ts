import type { AddedBudgetView } from '@doubloon/contract/payments/budget/added-budget.ts';
import { z } from 'zod';
import { formatCents, formatNumber } from '../../../../shared/ui/figures/numbers.tsx';
import { centsFromText } from '../../create/dollars-text.ts';

/** The range of what can be added, in slots or in cents. */
export type AdditionRange = NonNullable<AddedBudgetView['slots']> & { readonly isShared: boolean };

/** Reads what is typed: a whole number of slots, or an amount in dollars as cents; undefined for anything else. */
export function additionFromText(text: string, isShared: boolean): number | undefined {
  if (!isShared) return centsFromText(text);
  return /^\d{1,8}$/.test(text.trim()) ? Number(text) : undefined;
}

/** The form that adds slots or an amount: within its range, in the words with which the server refuses it. */
export function additionSchema({ isShared, least, most }: AdditionRange) {
  const typed = (text: string) => additionFromText(text, isShared) ?? 0;
  const said = (value: number) => (isShared ? counted(value) : formatCents(value));
  return z.object({
    added: z
      .string()
      .refine((text) => additionFromText(text, isShared) !== undefined, {
        error: isShared ? 'Enter a whole number' : 'Enter an amount with at most 2 decimals',
        abort: true,
      })
      .refine((text) => typed(text) >= least, { error: `Add at least ${said(least)}`, abort: true })
      .refine((text) => typed(text) <= most, `At most ${said(most)} can be added at once`)
      .transform(typed),
  });
}

const counted = (slots: number) => (slots === 1 ? '1 slot' : `${formatNumber(slots)} slots`);
