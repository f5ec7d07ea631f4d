import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { projectWaits, type ProjectFacts } from './project-waits.ts';

/** Next step of a creator in a project: what somebody waits for, or what brings the most. */
export type ProjectStep = 'revise' | 'submit' | 'prove';

/** Turn and next step of a project, for the list of its creator. */
export interface ProjectTurn {
  /** True if the project waits for its creator. */
  mine: boolean;
  /** The step to offer first; null if there is none, or it is not known. */
  next: ProjectStep | null;
  /** True if a treasure of the project is approved, so that it takes proofs. */
  provable: boolean;
}

interface KnownFacts extends Pick<ProjectFacts, 'project' | 'canBePaid'> {
  /** All treasures of the project; null while they are not known. */
  deliverables: readonly DeliverableView[] | null;
}

/** Returns whose turn a project is and its next step, by the waits that its own page shows. */
export function turnOf({ project, deliverables, canBePaid }: KnownFacts): ProjectTurn {
  const isRunning = project.campaign.isRunning;
  const waits = projectWaits({ project, deliverables: deliverables ?? [], canBePaid, closed: !isRunning })
    // A missing account is the same step for every project, which the dashboard shows once: marking all would tell none apart.
    .filter(({ onProfile }) => !onProfile)
    // A slot tells by itself that it waits; elsewhere only the treasures tell that there is none.
    .filter(({ step, deliverBy }) => deliverables !== null || step !== 'submit' || deliverBy !== undefined);
  const provable = deliverables?.some(({ status }) => status === 'approved') ?? false;
  const waitsFor = (step: ProjectStep) => waits.some((wait) => wait.step === step);
  const next = () => {
    if (waitsFor('revise')) return 'revise';
    if (waitsFor('submit')) return 'submit';
    if (deliverables === null || project.status !== 'approved' || !isRunning) return null;
    return provable ? 'prove' : 'submit';
  };
  return { mine: waits.some(({ turn }) => turn === 'you'), next: next(), provable };
}

/** Sorts projects: those that wait for their creator, then those with a next step, then the rest; each part as it came. */
export function inTurn(
  projects: readonly ApplicationView[],
  turnIn: (project: ApplicationView) => ProjectTurn,
): ApplicationView[] {
  const rank = (project: ApplicationView) => {
    const { mine, next } = turnIn(project);
    return mine ? 0 : next ? 1 : 2;
  };
  return projects.toSorted((one, other) => rank(one) - rank(other));
}
