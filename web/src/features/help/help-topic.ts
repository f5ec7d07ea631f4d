import type { HelpQuestion } from '../../shared/paths.ts';

/** A paragraph, or a list of points. */
export type HelpPart = string | readonly string[];

/** A question with its answer; its id is where `/help#…` leads. */
export interface HelpEntry {
  id: HelpQuestion;
  question: string;
  parts: readonly HelpPart[];
}

export interface HelpTopic {
  title: string;
  entries: readonly HelpEntry[];
}
