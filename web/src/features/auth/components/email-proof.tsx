import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../../shared/api/api-error.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { paths } from '../../../shared/paths.ts';
import { authText } from '../../../shared/text/auth.ts';
import { shellText } from '../../../shared/text/shell.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Coin } from '../../../shared/ui/logo.tsx';
import { AuthCard } from './auth-card.tsx';
import { InvalidLink } from './invalid-link.tsx';

/** Proves an e-mail with the `code` of the mail, as soon as it is opened. */
export function EmailProof({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<'asking' | 'proven' | 'refused' | { problem: string }>('asking');

  useEffect(() => {
    if (outcome !== 'asking') return undefined;
    let gone = false;
    import('../mailed-links.ts')
      .then(({ proveEmail }) => proveEmail(code))
      .then(
        () => gone || setOutcome('proven'),
        (error: unknown) => {
          if (gone) return;
          const refused = error instanceof ApiError && error.status === 422;
          setOutcome(refused ? 'refused' : { problem: messageOf(error, authText.verifyFailed) });
        },
      );
    return () => {
      gone = true;
    };
  }, [code, outcome]);

  if (outcome === 'refused') return <InvalidLink />;
  if (outcome === 'proven') {
    return (
      <AuthCard title={authText.verifiedTitle} intro={authText.verified} focusTitle>
        <ButtonLink to={paths.dashboard} width="full">
          {authText.goOn}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={authText.verifyTitle} intro={authText.verifying}>
      {outcome === 'asking' ? (
        <chakra.div role="status" aria-label={shellText.loading} display="grid" justifyItems="center" paddingY="4">
          <chakra.span animation="flip 1.4s ease-in-out infinite">
            <Coin size={48} />
          </chakra.span>
        </chakra.div>
      ) : (
        <chakra.div display="grid" gap="4">
          <FormProblem text={outcome.problem} />
          <Button wide onClick={() => setOutcome('asking')}>
            {authText.tryAgain}
          </Button>
        </chakra.div>
      )}
    </AuthCard>
  );
}
