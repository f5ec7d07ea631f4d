import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { paths } from '../../../shared/paths.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { hasSignIn, type AccountProblem } from '../account-problem.ts';

/** Why an account could not be linked, and what can be done when its platform does not show it. */
export function AccountProblemNotice({ problem, platform }: { problem: AccountProblem; platform: PlatformId }) {
  return (
    <Notice tone="coral" title={problem.text} alert>
      {problem.reason && (
        <p>
          {problem.reason}
          {problem.unverifiable && hasSignIn(platform) && (
            <>
              {' '}
              Or connect it by signing in there, under Social Media Links in your{' '}
              <TextLink to={paths.profile} target="_blank">
                profile
              </TextLink>
              .
            </>
          )}
        </p>
      )}
    </Notice>
  );
}
