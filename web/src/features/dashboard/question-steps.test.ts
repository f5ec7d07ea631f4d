import { expect, it } from 'vitest';
import { ownerSteps } from './next-steps.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

it('a question about a loot waits for its owner, who is led to it, also where whoever asked is not named', () => {
  const asker = { id: 'cy', name: 'Cy', picture: 'cy.png', has_store: true };
  const question = {
    ...{
      id: 'cmp_a__qst_1',
      campaign_id: 'cmp_a',
      owner_id: 'ada',
      asker,
      is_own: false,
      answerable: true,
      campaignTitle: 'Loot a',
    },
    ...{ question: 'Any tea?', status: 'waiting' as const, answer: null },
    created_at: new Date('2026-11-17T12:00:00Z'),
  };
  const questions = [{ ...question, asker: null, created_at: NOW }, question];
  const [first, second] = ownerSteps({ applications: [], deliverables: [], proofs: [], questions }, NOW);
  expect(first).toMatchObject({
    ...{ who: 'Cy', text: 'asked a question about Loot a', detail: 'Waiting for 3 days', verb: 'Answer' },
    ...{ picture: 'cy.png', mine: true, to: '/loot-management/cmp_a?tab=questions&question=cmp_a__qst_1' },
  });
  expect(second).toMatchObject({ who: undefined, text: 'A question about Loot a' });
});
