import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { useAskBeforeLeaving } from '../../shared/form/use-ask-before-leaving.ts';
import type { SessionUser } from '../../shared/state/session-user.ts';
import { toastError } from '../../shared/state/toasts.ts';
import { usePageShownAgain } from '../../shared/state/use-page-shown-again.ts';
import { campaignsText } from '../../shared/text/campaigns.ts';
import { startCheckout } from './api/start-checkout.ts';
import { createLootSchema } from './create-loot-schema.ts';
import { emptyLoot, requiredFields } from './create-loot-values.ts';
import { forgetLootDraft, keepLootDraft, readLootDraft } from './loot-draft.ts';

/**
 * The create form. What is typed survives a reload and a checkout that was not paid; submitting opens the checkout and
 * goes there.
 */
export function useCreateLoot(owner: SessionUser) {
  const { uid } = owner;
  const [draft] = useState(() => readLootDraft(sessionStorage, uid));
  const form = useForm({ defaultValues: draft ?? emptyLoot, resolver: zodResolver(createLootSchema) });
  const { handleSubmit, formState, getValues, reset, subscribe } = form;
  const { isDirty, isSubmitting, isSubmitSuccessful } = formState;
  const leaving = isSubmitting || isSubmitSuccessful;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepLootDraft(sessionStorage, { uid, checkoutId: null, values }),
      }),
    [subscribe, uid],
  );
  useAskBeforeLeaving(isDirty && !leaving);
  usePageShownAgain(
    useCallback(() => reset(undefined, { keepValues: true, keepDirty: true, keepDefaultValues: true }), [reset]),
  );

  const submit = handleSubmit(
    async (loot) => {
      try {
        const { id, url } = await startCheckout(loot, owner);
        keepLootDraft(sessionStorage, { uid, checkoutId: id, values: getValues() });
        window.location.assign(url);
      } catch (error) {
        toastError(
          error instanceof ApiError
            ? campaignsText.checkoutFailed(messageOf(error, error.name))
            : campaignsText.createFailed(undefined),
        );
        throw error;
      }
    },
    (invalid) => {
      if (requiredFields.some((field) => invalid[field])) toastError(campaignsText.fillRequired);
    },
  );
  const startOver = () => {
    reset(emptyLoot);
    forgetLootDraft(sessionStorage);
  };

  return { form, submit, leaving, startOver, begun: isDirty || draft !== undefined };
}
