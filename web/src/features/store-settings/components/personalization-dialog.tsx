import { chakra } from '@chakra-ui/react/styled-system';
import type { StoreSettingsChanges, StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '../../../shared/api/api-error.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogCancel } from '../../../shared/ui/dialog-cancel.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { saveSettings } from '../api/save-settings.ts';
import { storeSettingsQuery } from '../api/store-settings-query.ts';
import { formValues, tabWithProblem, type SettingsTab } from '../settings-form.ts';
import { ResetDialog } from './reset-dialog.tsx';
import { SettingsTabs } from './settings-tabs.tsx';
import { StorePreview } from './store-preview.tsx';

const resolver = lazyZodResolver<StoreSettingsChanges, StoreSettingsChanges>(
  async () => (await import('@doubloon/contract/stores/store-settings.ts')).StoreSettingsChanges,
);

const PARTING = { title: 'Discard changes?', question: storeSettingsText.leaveQuestion, confirm: 'Discard' };

interface PersonalizationDialogProps {
  creatorId: string;
  creatorName: string;
  settings: StoreSettingsView;
  onClose: () => void;
}

/** The look of a store as a form, with a store beside it that looks like that already. */
export function PersonalizationDialog({ creatorId, creatorName, settings, onClose }: PersonalizationDialogProps) {
  const client = useQueryClient();
  const [tab, setTab] = useState<SettingsTab>('theme');
  const [resetting, setResetting] = useState(false);
  const form = useForm<StoreSettingsChanges, unknown, StoreSettingsChanges>({
    resolver,
    defaultValues: formValues(settings),
    // The field may be on another tab; it is shown first.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const values = useWatch({ control: form.control, compute: (now: StoreSettingsChanges) => now });

  const saving = useMutation({
    mutationFn: (changes: StoreSettingsChanges) => saveSettings(creatorId, changes),
    onSuccess: (saved) => {
      client.setQueryData(storeSettingsQuery(creatorId).queryKey, saved);
      toastSuccess(storeSettingsText.saved);
      onClose();
    },
    onError: () => toastError(storeSettingsText.saveFailed),
  });
  const [refusals, setRefusals] = useState(0);
  const submit = form.handleSubmit(
    // Failures are told by the mutation.
    (changes) => saving.mutateAsync(changes).then(undefined, () => undefined),
    (refused) => {
      setTab(tabWithProblem(refused) ?? tab);
      setRefusals((count) => count + 1);
    },
  );
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('dialog [aria-invalid=true]')?.focus();
  }, [refusals]);

  return (
    <Dialog
      title={storeSettingsText.title}
      onClose={isSubmitting ? undefined : onClose}
      unsaved={isDirty && !saving.isSuccess}
      parting={PARTING}
      width="74rem"
    >
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
      >
        <chakra.form noValidate aria-label={storeSettingsText.title} onSubmit={(event) => void submit(event)}>
          <SettingsTabs
            form={form}
            creatorId={creatorId}
            wallpaper={settings.wallpaper}
            selected={tab}
            onSelect={setTab}
          />
          <chakra.div marginTop="4">
            <FormProblem text={saving.isError ? messageOf(saving.error, storeSettingsText.saveFailed) : undefined} />
          </chakra.div>
          <Actions>
            <Button look="dangerQuiet" marginRight={{ md: 'auto' }} onClick={() => setResetting(true)}>
              Reset to defaults
            </Button>
            <DialogCancel disabled={isSubmitting} />
            <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
              Save settings
            </Button>
          </Actions>
        </chakra.form>
        <chakra.aside aria-label="Preview" position={{ lg: 'sticky' }} top="0">
          <chakra.h3 fontSize="sm" fontWeight="semibold" color="muted" marginBottom="2">
            Preview
          </chakra.h3>
          <StorePreview settings={{ ...values, wallpaper: settings.wallpaper }} creatorName={creatorName} />
        </chakra.aside>
      </chakra.div>
      {resetting && (
        <ResetDialog
          creatorId={creatorId}
          onReset={(first) => {
            form.reset(formValues(first));
            setResetting(false);
          }}
          onClose={() => setResetting(false)}
        />
      )}
    </Dialog>
  );
}
