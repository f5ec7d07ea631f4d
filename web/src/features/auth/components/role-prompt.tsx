import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { Megaphone, Sparkles } from 'lucide-react';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { toastError } from '../../../shared/state/toasts.ts';
import { chakra, Muted, Stack } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Actions, Button } from '../../../shared/ui/buttons/button.tsx';
import { Checkbox } from '../../../shared/ui/forms/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { QueryProblem } from '../../../shared/ui/lists/query-view.tsx';
import { AgreementLabel } from './agreement-label.tsx';
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

const choices = [
  { role: 'content_creator', name: 'Content Creator', text: 'Find loots, post about them, get paid.', Icon: Sparkles },
  {
    role: 'business_owner',
    name: 'Business Owner',
    text: 'Post loots and let creators spread the word.',
    Icon: Megaphone,
  },
] as const;

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { borderColor: 'controlLine' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'goldWash' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { position: 'absolute', opacity: 0 },
    '& svg': { flexShrink: 0 },
  },
});

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

/** Asks for a role and for agreement to the terms, and stays until both are there. */
function RoleChoice({ onSignOut }: Pick<RolePromptProps, 'onSignOut'>) {
  const [role, setRole] = useState<ChoosableRole>();
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!role || !agreed) return;
    setBusy(true);
    try {
      const { chooseRole } = await import('../choose-role.ts');
      await chooseRole(role);
    } catch {
      toastError(authText.roleUpdateFailed);
    }
    setBusy(false);
  };

  return (
    <Dialog title="Choose your role">
      <form onSubmit={(event) => void submit(event)}>
        <Muted marginBottom="5">How will you use Doubloon? You choose once; it cannot be changed later.</Muted>
        <chakra.fieldset display="grid" gap="3" border="none">
          <chakra.legend srOnly>Role</chakra.legend>
          {choices.map(({ role: value, name, text, Icon }) => (
            <Choice key={value}>
              <input type="radio" name="role" value={value} checked={role === value} onChange={() => setRole(value)} />
              <Icon size={26} aria-hidden />
              <span>
                <chakra.span display="block" fontWeight="semibold">
                  {name}
                </chakra.span>
                <chakra.span textStyle="hint">{text}</chakra.span>
              </span>
            </Choice>
          ))}
        </chakra.fieldset>
        <Stack marginTop="4" gap="2">
          <FormProblem text={tried && !role ? authText.roleRequired : undefined} />
          <Checkbox
            label={<AgreementLabel />}
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
            error={tried && !agreed ? 'You must agree to the terms' : undefined}
          />
        </Stack>
        <Actions>
          <Button variant="quiet" onClick={onSignOut}>
            Logout
          </Button>
          <Button type="submit" loading={busy} loadingText="Saving...">
            Continue
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
