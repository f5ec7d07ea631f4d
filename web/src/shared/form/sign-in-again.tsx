import { lazyPart } from '../ui/layout/lazy-part.tsx';

/** The dialog that asks for a new sign-in, loaded when it is needed, as it brings Firebase Auth. */
export const SignInAgain = lazyPart(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog);
