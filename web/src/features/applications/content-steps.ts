import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { Step } from '../../shared/ui/feedback/steps.tsx';

type Facts = Pick<ApplicationView, 'status'> & {
  content: Pick<NonNullable<ApplicationView['content']>, 'status'> | null;
};

const NOTES = {
  owner: {
    first: 'The creator may submit a text or a link. Treasures are paid without it.',
    again: 'The creator changes it and submits it again.',
    decide: 'You approve it or send it back.',
    pay: 'You approve the payment, which completes the application.',
  },
  creator: {
    first: 'Optional: when you have no more treasures to bring.',
    again: 'It is your turn: change it and submit it again.',
    decide: 'The owner approves it or sends it back.',
    pay: 'The owner approves the payment, which completes the project.',
  },
} as const;

/** The steps of an approved application (specification 000, section 4) and which of them it is at, in words for one side. */
export function contentSteps({ status, content }: Facts, reader: 'owner' | 'creator' = 'owner'): readonly Step[] {
  const at = status === 'completed' ? 3 : content?.status === 'approved' ? 2 : content?.status === 'submitted' ? 1 : 0;
  const { first, again, decide, pay } = NOTES[reader];
  const notes = [content?.status === 'revision_requested' ? again : first, decide, pay];
  return ['Content submitted', 'Content approved', 'Payment approved'].map((name, index) => ({
    name,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    note: index === at ? notes[index] : undefined,
  }));
}
