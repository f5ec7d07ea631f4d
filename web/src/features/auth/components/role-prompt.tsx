import { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fieldsOf, SubmitButton } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { toastError } from '../../../shared/state/toasts.ts';
import { Muted } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Actions, Button } from '../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { QueryProblem } from '../../../shared/ui/lists/query-view.tsx';
import { AgreementLabel } from './agreement-label.tsx';
import { wantedRole } from '../wanted-role.ts';
import { RoleField } from './role-field.tsx';
import { getRole } from '@doubloon/contract/auth/operations.ts';
import { keyOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { currentIdToken } from '../../../shared/firebase/auth.ts';
import { saveSession, useSession, whileBusy } from '../../../shared/state/session.ts';

/**
 * The role of who is signed in, as the server knows it. One that was chosen meanwhile, in another browser, is taken into the session, with a token that
 * carries it.
 */
export function roleQuery(uid: string) {
  return queryOptions({
    queryKey: [...keyOf(getRole), uid],
    queryFn: () =>
      whileBusy(async () => {
        const { role } = await request(getRole, {});
        if (role !== 'user') {
          const renewed = await currentIdToken(uid, true);
          const { user, token: held } = useSession.getState();
          const token = renewed ?? held;
          if (user?.uid === uid && token) saveSession(token, { ...user, role });
        }
        return role;
      }),
    staleTime: Infinity,
  });
}

interface RolePromptProps {
  readonly uid: string;
  readonly onSignOut: () => void;
}

/**
 * For somebody who seems to have no role: asks the server which it is, and only who has none for one. Says so when that could not be found out: a
 * role is chosen once, and not because of a fault.
 */
export function RolePrompt({ uid, onSignOut }: RolePromptProps) {
  const role = useQuery(roleQuery(uid));
  if (role.isLoadingError) {
    return (
      <Dialog title="Choose your role">
        <QueryProblem title="Your role could not be looked up" query={role} />
        <Actions>
          <Button variant="quiet" onClick={onSignOut}>
            Logout
          </Button>
        </Actions>
      </Dialog>
    );
  }
  return role.data === 'user' ? <RoleChoice onSignOut={onSignOut} /> : null;
}

interface RoleValues {
  role: ChoosableRole | '';
  agreeToTerms: boolean;
}

const { CheckboxField } = fieldsOf<RoleValues>();
const schema = () =>
  z.object({
    role: ChoosableRole,
    agreeToTerms: z.boolean().refine((agreed) => agreed, 'You must agree to the terms'),
  });

/** Asks for a role and for agreement to the terms, and stays until both are there. */
function RoleChoice({ onSignOut }: Pick<RolePromptProps, 'onSignOut'>) {
  const choose = async ({ role }: { role: ChoosableRole }) => {
    const { chooseRole } = await import('../choose-role.ts').catch((error: unknown) => {
      toastError(authText.roleUpdateFailed);
      throw error;
    });
    await chooseRole(role);
  };
  return (
    <Dialog title="Choose your role">
      <Form<RoleValues, { role: ChoosableRole }>
        schema={schema}
        defaults={{ role: wantedRole() ?? '', agreeToTerms: false }}
        leaving="free"
        onSubmit={choose}
      >
        <Muted>How will you use Doubloon?</Muted>
        <RoleField />
        <CheckboxField name="agreeToTerms" label={<AgreementLabel />} />
        <Actions>
          <Button variant="quiet" onClick={onSignOut}>
            Logout
          </Button>
          <SubmitButton loadingText="Saving...">Continue</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
