import { accessSteps } from './access-steps.ts';
import { alertSteps, type Alerts } from './alert-steps.ts';
import { dataSteps } from './data-steps.ts';
import type { Step } from './step.ts';

export interface SetUp extends Alerts {
  readonly project: string;
  readonly siteOrigin: string;
  readonly bucket: string;
  readonly database?: string;
}

/** Lists everything that a project needs besides what is deployed to it. */
export const setUpSteps = (root: string, setUp: SetUp): Step[] => [
  ...accessSteps(setUp.project),
  ...dataSteps(setUp.project, setUp),
  ...alertSteps(root, setUp.project, setUp),
];
