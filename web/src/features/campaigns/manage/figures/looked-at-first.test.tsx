import { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aRefundOnTheWire } from '../../../../testing/wire/refund.ts';
import { LookedAtFirst } from './looked-at-first.tsx';

const refund = (...lookedAt: readonly boolean[]) => {
  const [first = false, ...added] = lookedAt.map((looked_at_first) => aRefundOnTheWire({ looked_at_first }));
  return RefundView.parse({ ...(first || {}), of_added_budget: added });
};

it.each([
  ['what it began with', [true]],
  ['budget that was added', [false, false, true]],
])('says that payments are looked at first because of %s', (_which, lookedAt) => {
  render(<LookedAtFirst refund={refund(...lookedAt)} />);
  expect(screen.getByText(/our team looks at the first payment for each delivery before it is sent/)).toBeVisible();
});

it('says nothing where every card was authenticated', () => {
  const { container } = render(<LookedAtFirst refund={refund(false, false)} />);
  expect(container.textContent).toBe('');
});
