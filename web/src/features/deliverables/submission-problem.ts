import { ApiError, messageOf, saysSessionEnded } from '../../shared/api/api-error.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';

/** Why a treasure was not taken: of which field, or of the whole. */
export interface SubmissionProblem {
  field: 'url' | 'views' | null;
  text: string;
}

const FIELDS: Readonly<Record<string, SubmissionProblem['field']>> = { 'body.url': 'url', 'body.view_count': 'views' };
const PROJECT_FIELDS: readonly string[] = ['body.application_id', 'body.campaign_id', 'body.creator_id'];

/** Returns the message for a treasure that could not be submitted, and the field it belongs to. */
export function submissionProblem(error: unknown): SubmissionProblem {
  const whole = (text: string): SubmissionProblem => ({ field: null, text });
  if (!(error instanceof ApiError) || error.code === 'network') return whole(deliverablesText.submissionError);
  if (saysSessionEnded(error)) return whole(deliverablesText.notSignedIn);
  if (error.status === 404) return whole(deliverablesText.projectGone);
  const refused = typeof error.details === 'string' ? [] : (error.details ?? []);
  if (refused.some(({ field }) => PROJECT_FIELDS.includes(field))) return whole(deliverablesText.informationMissing);
  // The document has its own words for an answer without any.
  const text = error.wordless ? deliverablesText.submitFailed : messageOf(error, deliverablesText.submitFailed);
  const field = refused.length === 1 ? FIELDS[refused[0]?.field ?? ''] : undefined;
  return { field: field ?? null, text };
}
