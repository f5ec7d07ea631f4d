import { MAILED_LINK_NEEDED } from '@doubloon/contract/auth/mailed-link.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { refusedFields, type RefusedField } from '../../shared/api/refused-fields.ts';

/** How a try to sign in or to register went; the person has been told already. */
export type SignInResult =
  | { signedIn: true }
  | {
      signedIn: false;
      /** How long the server asks to wait before the next try; undefined when it does not. */
      waitSeconds: number | undefined;
      refused: readonly RefusedField[];
      /** What to do in one's mailbox before the next try; undefined when nothing. */
      inMailbox?: string | undefined;
    };

/** What a form can do about a failure: wait, or point at the field that was refused. */
export function failedSignIn(error: unknown): SignInResult {
  const known = error instanceof ApiError ? error : undefined;
  return {
    signedIn: false,
    waitSeconds: known?.retryAfterSeconds,
    refused: known ? refusedOf(known) : [],
    ...(known?.errorType === MAILED_LINK_NEEDED && { inMailbox: known.message }),
  };
}

function refusedOf(error: ApiError): readonly RefusedField[] {
  const named = refusedFields(error);
  // What is taken is named in the sentence alone.
  const taken = error.status === 409 ? /\b(email|username)\b/i.exec(error.message)?.[1] : undefined;
  return named.length === 0 && taken ? [{ field: taken.toLowerCase(), message: error.message }] : named;
}
