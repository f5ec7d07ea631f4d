import type { ReactNode } from 'react';
import type { MutationEffects } from '../../shared/api/queries/mutation-effects.ts';

/** Something an admin is about to do. */
export interface Decision {
  readonly title: string;
  /** Text that says what the decision will do, shown before it is confirmed. */
  readonly effect: ReactNode;
  /** Names the people who read the reason besides other admins; nobody when it is left out. */
  readonly reasonHint?: string;
  /** Kind of text that has to be written for it; a reason when left out. */
  readonly asksFor?: 'reason' | 'reference';
  readonly confirm: string;
  readonly loadingText: string;
  readonly dangerous?: boolean;
  /** Text shown when the decision is made; it may depend on what was answered. */
  readonly done: string | ((answer: never) => string);
  /** True when an admin has to read why it was refused. */
  readonly saysWhy?: boolean;
  readonly run: (written: string) => Promise<unknown>;
  /** Queries to refetch afterwards, besides those of the admin screens. */
  readonly alsoChanges?: MutationEffects['invalidates'];
}
