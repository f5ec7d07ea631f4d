import { create } from 'zustand';
import { CODE_NEEDED } from '@doubloon/contract/auth/second-factor.ts';
import { ApiError, refusedFields } from '../api/api-error.ts';
import { whileIdle } from './session.ts';

/** A question for the code of somebody's authenticator app, which is on the screen. */
interface CodeQuestion {
  /** The refusal of the code before; undefined for the first. */
  problem: string | undefined;
  /** The ways in for whoever has lost the app. */
  hint: string;
  answer: (code: string) => void;
  cancel: () => void;
}

/** The question on the screen; null while there is none. */
export const useCodeQuestion = create<{ question: CodeQuestion | null }>()(() => ({ question: null }));

function askForCode({ problem, hint }: Pick<CodeQuestion, 'problem' | 'hint'>): Promise<string> {
  return whileIdle(
    () =>
      new Promise((resolve, reject) => {
        const end = (then: () => void) => () => {
          useCodeQuestion.setState({ question: null });
          then();
        };
        useCodeQuestion.setState({
          question: {
            problem,
            hint,
            answer: (code) => end(() => resolve(code))(),
            cancel: end(() => reject(new ApiError('Your sign-in was cancelled.', { status: 0 }))),
          },
        });
      }),
  );
}

/** True when a sign-in was refused until it is repeated with a code. */
const needsCode = (error: unknown): boolean => error instanceof ApiError && error.errorType === CODE_NEEDED;

/** The words for a wrong code; undefined for any other failure. */
function wrongCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // Firebase's own name, after a Google popup.
  if (code === 'auth/invalid-verification-code')
    return 'This code is not right. Please enter the one that your app shows now.';
  return refusedFields(error).find(({ field }) => field === 'code')?.message;
}

const RECOVERY_HINT = 'Without your app, enter one of your recovery codes. It switches two-step sign-in off.';

/** Asks for a code until `attempt` takes it. Throws any other failure of `attempt`, and an `ApiError` when nobody enters a code. */
export async function withCode<T>(attempt: (code: string) => Promise<T>, hint = RECOVERY_HINT): Promise<T> {
  for (let problem: string | undefined; ;) {
    const code = await askForCode({ problem, hint });
    try {
      return await attempt(code);
    } catch (error) {
      problem = wrongCode(error);
      if (problem === undefined) throw error;
    }
  }
}

/** Signs in, and once more with a code where the person has a second factor. */
export async function perhapsWithCode<T>(signIn: (code?: string) => Promise<T>): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    if (!needsCode(error)) throw error;
    return withCode(signIn);
  }
}
