import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../shared/api/api-error.ts';
import { toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { accountText } from '../../../shared/text/account.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PasswordInput } from '../../../shared/ui/password-input.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { deleteOwnAccount, type DeletionRefusal } from '../delete-own-account.ts';
import { signInAgainWithGoogle, signInAgainWithPassword } from '../sign-in-again.ts';
import { WhatIsDeleted } from './what-is-deleted.tsx';

interface DeleteAccountDialogProps {
  profile: OwnProfile;
  onDeleted: () => void;
  onClose: () => void;
}

/** Ends an account: says what goes and what stays, asks for a typed word, and to sign in again where that was long ago. */
export function DeleteAccountDialog({ profile, onDeleted, onClose }: DeleteAccountDialogProps) {
  const { uid, email, role, provider } = profile;
  const word = accountText.word;
  const [refusal, setRefusal] = useState<DeletionRefusal>();
  const [again, setAgain] = useState(false);
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { word: '', password: '' } });
  const { errors, isSubmitting } = formState;
  const asksPassword = again && provider === 'password';

  const showAgain = async (password: string): Promise<DeletionRefusal | undefined> => {
    if (!again) return undefined;
    try {
      await (asksPassword ? signInAgainWithPassword(email, password) : signInAgainWithGoogle());
      return undefined;
    } catch (error) {
      return { why: 'other', text: messageOf(error, accountText.deleteFailed) };
    }
  };
  const submit = handleSubmit(async ({ password }) => {
    setRefusal(undefined);
    const refused = (await showAgain(password)) ?? (await deleteOwnAccount(uid));
    if (!refused) {
      toastSuccess(accountText.deleted);
      onDeleted();
    } else if (refused.why === 'sign-in') {
      setAgain(true);
      requestAnimationFrame(() => setFocus('password'));
    } else setRefusal(refused);
  });

  return (
    <Dialog title={accountText.deletionTitle} onClose={isSubmitting ? undefined : onClose} width="34rem">
      <chakra.form noValidate display="grid" gap="5" onSubmit={(event) => void submit(event)}>
        <WhatIsDeleted role={role} />
        <Field label={accountText.typeWord(word)} required error={errors.word?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...register('word', {
              validate: (text) => text.trim() === word || accountText.wordMissing(word),
            })}
          />
        </Field>
        {asksPassword && (
          <Field
            label={accountText.deletePassword}
            required
            hint={accountText.signInAgain}
            error={errors.password?.message}
          >
            <PasswordInput
              autoComplete="current-password"
              {...register('password', { required: accountText.passwordMissing })}
            />
          </Field>
        )}
        {again && !asksPassword && (
          <Notice tone="gold">
            <p>{accountText.googleAgain}</p>
          </Notice>
        )}
        {refusal?.why === 'other' && <Notice tone="coral" title={refusal.text} alert />}
        {refusal?.why === 'obstacles' && (
          <Notice tone="coral" title={accountText.obstaclesTitle} alert>
            <chakra.ul paddingLeft="5" listStyleType="disc" display="grid" gap="1">
              {refusal.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </chakra.ul>
          </Notice>
        )}
        <Actions marginTop="0">
          <Button look="quiet" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" busy={isSubmitting} busyLabel={accountText.deleting}>
            {accountText.deleteNow}
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
