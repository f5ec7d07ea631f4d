import { NEXT_CURSOR_HEADER } from '@doubloon/contract/shared/operation.ts';

type Answer = { json: unknown; nextCursor?: string | null };

/** They were true when the page was made: whoever comes back to it later must ask. */
const MAX_AGE_MS = 30_000;

let brought: Partial<Record<string, Answer>> | undefined;

/**
 * What the page itself has brought of the API's answers to visitors, by the address below `/api`: each once, the next time it is
 * asked for, soon after the page was opened. Null for anything else.
 */
export function takeFirstAnswer(endpoint: string): { json: unknown; headers: Headers } | null {
  brought ??= readAnswers();
  const answer = brought[endpoint];
  if (!answer || performance.now() > MAX_AGE_MS) return null;
  delete brought[endpoint];
  const { json, nextCursor } = answer;
  return { json, headers: new Headers(nextCursor ? { [NEXT_CURSOR_HEADER]: nextCursor } : {}) };
}

function readAnswers(): Partial<Record<string, Answer>> {
  const text = document.getElementById('first-answers')?.textContent;
  return text ? (JSON.parse(text) as Record<string, Answer>) : {};
}
