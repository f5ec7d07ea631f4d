import { MAILED_LINK_NEEDED } from '@doubloon/contract/auth/mailed-link.ts';
import { ApiError } from '../../shared/api/api-error.ts';

/** A field the server refused, by its name in the form, and why. */
interface RefusedField {
  field: string;
  message: string;
}

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
    refused: known ? refusedFields(known) : [],
    ...(known?.errorType === MAILED_LINK_NEEDED && { inMailbox: known.message }),
  };
}

function refusedFields({ status, message, details }: ApiError): RefusedField[] {
  if (details && typeof details !== 'string') {
    return details.map(({ field, message: why }) => ({ field: field.replace(/^body\./, ''), message: why }));
  }
  // What is taken is named in the sentence alone.
  const taken = status === 409 ? /\b(email|username)\b/i.exec(message)?.[1] : undefined;
  return taken ? [{ field: taken.toLowerCase(), message }] : [];
}
