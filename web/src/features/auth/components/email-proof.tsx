import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../../shared/api/api-error.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { paths } from '../../../shared/paths.ts';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { Coin } from '../../../shared/ui/pictures/logo.tsx';
import { AuthCard } from './auth-card.tsx';
import { InvalidLink } from './invalid-link.tsx';

type Use = 'prove' | 'takeBack';

/** Request and texts for each kind of mailed code. */
const USES = {
  prove: {
    ask: async (code: string) => (await import('../mailed-links.ts')).proveEmail(code),
    title: 'Verify your email',
    failed: 'Your email could not be verified. Please try again.',
    doneTitle: 'Email verified',
    done: 'Thank you. Your email address is proven to be yours.',
    next: { to: paths.dashboard, label: 'Continue to Doubloon' },
  },
  takeBack: {
    ask: async (code: string) => (await import('../mailed-links.ts')).takeEmailBack(code),
    title: 'Take your email address back',
    failed: 'Your address could not be taken back. Please try again.',
    doneTitle: 'Your address is back',
    done: 'Every session has ended and the password works no more, because whoever changed the address may know it. Please choose a new one.',
    next: { to: paths.passwordReset, label: 'Choose a new password' },
  },
} as const;

/** Proves an e-mail, or takes a change of it back, with the `code` of the mail, as soon as it is opened. */
export function EmailProof({ code, use = 'prove' }: { code: string; use?: Use }) {
  const { ask, title, failed, doneTitle, done, next } = USES[use];
  const [outcome, setOutcome] = useState<'asking' | 'proven' | 'refused' | { problem: string }>('asking');

  useEffect(() => {
    if (outcome !== 'asking') return undefined;
    let gone = false;
    ask(code).then(
      () => gone || setOutcome('proven'),
      (error: unknown) => {
        if (gone) return;
        const refused = error instanceof ApiError && error.status === 422;
        setOutcome(refused ? 'refused' : { problem: messageOf(error, failed) });
      },
    );
    return () => {
      gone = true;
    };
  }, [ask, code, failed, outcome]);

  if (outcome === 'refused') return <InvalidLink />;
  if (outcome === 'proven') {
    return (
      <AuthCard title={doneTitle} intro={done} focusTitle>
        <ButtonLink to={next.to} width="full">
          {next.label}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={title} intro="One moment, we are checking your link.">
      {outcome === 'asking' ? (
        <chakra.div role="status" aria-label="Loading..." display="grid" justifyItems="center" paddingY="4">
          <chakra.span animation="flip 1.4s ease-in-out infinite">
            <Coin size={48} />
          </chakra.span>
        </chakra.div>
      ) : (
        <Stack gap="4">
          <FormProblem text={outcome.problem} />
          <Button wide onClick={() => setOutcome('asking')}>
            Try again
          </Button>
        </Stack>
      )}
    </AuthCard>
  );
}
