import { useCodeQuestion } from '../state/sign-in-code.ts';
import { lazyPart } from '../ui/layout/lazy-part.tsx';

const SignInCodeDialog = lazyPart(async () => (await import('./sign-in-code-dialog.tsx')).SignInCodeDialog);

/** The question for a code of the authenticator app, wherever somebody signs in; loaded when it is asked. */
export function SignInCode() {
  const question = useCodeQuestion((state) => state.question);
  return question && <SignInCodeDialog {...question} onClose={question.cancel} />;
}
