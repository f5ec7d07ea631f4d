import type { ApplicationView } from '@doubloon/contract/applications/application.ts';

/** Next step of a creator in a project: what brings the most, or what somebody waits for. */
export type ProjectStep = 'revise' | 'submit' | 'prove';

interface Known {
  /** True if a treasure of the project is approved. */
  provable: boolean;
  /** True if a treasure of the project was sent back and waits for its creator. */
  sentBack: boolean;
}

type Project = Pick<ApplicationView, 'status' | 'slot' | 'content' | 'campaign' | 'payment_problem'>;

/** Returns the next step of a creator in a project; null if the loot is closed or the project completed, and nothing was sent back. */
export function nextStepOf(project: Project, { provable, sentBack }: Known): ProjectStep | null {
  const { status, slot, content, campaign } = project;
  if (status !== 'approved') return null;
  if (sentBack || content?.status === 'revision_requested') return 'revise';
  if (!campaign.isRunning) return null;
  return provable && slot?.delivered !== false ? 'prove' : 'submit';
}

/** True if a project waits for its creator: for a revision, the delivery that keeps a slot, or a payment that they alone can mend. */
export function isCreatorsTurn(project: Project, known: Known): boolean {
  const { status, slot, campaign, payment_problem: problem } = project;
  if (problem?.must_act === 'creator' || nextStepOf(project, known) === 'revise') return true;
  return status === 'approved' && campaign.isRunning && slot?.delivered === false;
}

/** Sorts projects: those that wait for their creator, then those with a next step, then the rest; each part as it came. */
export function inTurn<Item extends Project>(projects: readonly Item[], knownOf: (project: Item) => Known): Item[] {
  const rank = (project: Item) => {
    if (isCreatorsTurn(project, knownOf(project))) return 0;
    return nextStepOf(project, knownOf(project)) ? 1 : 2;
  };
  return projects.toSorted((one, other) => rank(one) - rank(other));
}
