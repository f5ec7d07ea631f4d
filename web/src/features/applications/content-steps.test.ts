import { describe, expect, it } from 'vitest';
import { contentSteps } from './content-steps.ts';

const statesOf = (...facts: Parameters<typeof contentSteps>) => contentSteps(...facts).map(({ state }) => state);

describe('the steps of an approved application', () => {
  it('begin with the creator, who submits content', () => {
    expect(statesOf({ status: 'approved', content: null })).toEqual(['current', 'ahead', 'ahead']);
  });

  it('call nobody to submit what no treasure needs', () => {
    const shownFor = (reader: 'owner' | 'creator') =>
      contentSteps({ status: 'approved', content: null }, reader)[0]?.note;
    expect(shownFor('creator')).toBe('Optional: when you have no more treasures to bring.');
    expect(shownFor('owner')).toContain('Treasures are paid without it.');
  });

  it('wait for the owner once content is there', () => {
    expect(statesOf({ status: 'approved', content: { status: 'submitted' } })).toEqual(['done', 'current', 'ahead']);
  });

  it('go back to the creator with a revision', () => {
    const steps = contentSteps({ status: 'approved', content: { status: 'revision_requested' } });
    expect(steps[0]).toMatchObject({ state: 'current', note: 'The creator changes it and submits it again.' });
  });

  it('tell the creator when it is their turn', () => {
    const steps = contentSteps({ status: 'approved', content: { status: 'revision_requested' } }, 'creator');
    expect(steps[0]?.note).toBe('It is your turn: change it and submit it again.');
    expect(contentSteps({ status: 'approved', content: { status: 'submitted' } }, 'creator')[1]?.note).toContain(
      'The owner approves it',
    );
  });

  it('end with the payment', () => {
    expect(statesOf({ status: 'approved', content: { status: 'approved' } })).toEqual(['done', 'done', 'current']);
    expect(statesOf({ status: 'completed', content: { status: 'approved' } })).toEqual(['done', 'done', 'done']);
  });
});
