import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { BudgetFigures } from './budget-figures.tsx';
import { typedTerms } from '../preview/payout-terms.ts';

const figures = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it('says of a shared budget what a slot earns', () => {
  renderScreen(<BudgetFigures terms={typedTerms({ budget: '500', creatorSlots: '5' })} />);
  expect(figures()).toEqual([
    'A creator with 1,000 views earnsSGD 75.00',
    'A creator with 10,000 views earnsSGD 90.00',
  ]);
});

it('says of a budget by views what they cost, and nothing for more than were hoped for', () => {
  renderScreen(<BudgetFigures terms={typedTerms({ payoutModel: 'per_view', budget: '500', expectedReach: '5000' })} />);
  expect(figures()).toEqual([
    'A creator with 1,000 views earnsSGD 75.00',
    'A creator with 10,000 views earnsSGD 450.00',
  ]);
});
