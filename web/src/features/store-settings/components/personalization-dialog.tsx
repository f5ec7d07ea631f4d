import { getStoreSettings, resetStoreSettings, updateStoreSettings } from '@doubloon/contract/stores/operations.ts';
import type { StoreSettingsChanges, StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { PreviewPanel } from './preview-panel.tsx';
import { SettingsTabs } from './settings-tabs.tsx';
import { formValues, tabWithProblem, type SettingsTab } from '../settings-form.ts';
import { showSettings } from '../show-settings.ts';
import { messageOf } from '../../../shared/api/api-error.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { FormBody } from '../../../shared/form/form.tsx';
import { useFormOf } from '../../../shared/form/use-form-of.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialogs/confirm-dialog.tsx';
import { DialogCancel } from '../../../shared/ui/dialogs/dialog-guard.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { ListSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';

const schema = async () => (await import('@doubloon/contract/stores/store-settings.ts')).StoreSettingsChanges;

const PARTING = { title: 'Discard changes?', question: 'What you changed is not saved yet.', confirm: 'Discard' };

interface PersonalizationDialogProps {
  creatorId: string;
  creatorName: string;
  settings: StoreSettingsView;
  startsAt: SettingsTab;
  onClose: () => void;
}

/** On phones the preview and the buttons stay at the dialog's lower edge; beside each other there is room for all of it. */
const Dock = chakra('div', {
  base: {
    display: { lg: 'contents' },
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    marginX: { base: '-5', md: '-7' },
    marginBottom: { base: '-5', md: '-7' },
    bg: 'surface',
    borderTopWidth: '1px',
    borderColor: 'line',
    boxShadow: '0 -8px 24px rgb(0 0 0 / 0.14)',
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '3',
    paddingX: { base: '5', md: '7', lg: '0' },
    paddingY: '3',
    position: { lg: 'sticky' },
    bottom: '0',
    zIndex: '1',
    bg: 'surface',
    borderTopWidth: { lg: '1px' },
    borderColor: 'line',
  },
});

/** The look of a store as a form, with a store beside it that looks like that already. */
function PersonalizationDialog({ creatorId, creatorName, settings, startsAt, onClose }: PersonalizationDialogProps) {
  const formId = useId();
  const [tab, setTab] = useState(startsAt);
  const [resetting, setResetting] = useState(false);
  const saving = useMutation({
    mutationFn: (changes: StoreSettingsChanges) =>
      request(updateStoreSettings, { params: { id: creatorId }, body: changes }),
    meta: {
      shows: showSettings(creatorId),
      success: storeSettingsText.saved,
      failure: () => storeSettingsText.saveFailed,
    },
    onSuccess: onClose,
  });
  const { form, submit, prepare } = useFormOf<StoreSettingsChanges, StoreSettingsChanges>({
    schema,
    defaults: formValues(settings),
    onSubmit: saving.mutateAsync,
    // The field may be on another tab; it is shown first.
    onInvalid: (refused) => setTab(tabWithProblem(refused) ?? tab),
  });
  const { isSubmitting } = form.formState;
  const values = useWatch({ control: form.control, compute: (now: StoreSettingsChanges) => now });

  return (
    <Dialog
      title={storeSettingsText.title}
      onClose={isSubmitting ? undefined : onClose}
      parting={PARTING}
      width="74rem"
    >
      <chakra.div
        display="grid"
        columnGap="6"
        rowGap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        alignItems="start"
      >
        <FormBody
          form={form}
          submit={submit}
          prepare={prepare}
          id={formId}
          label={storeSettingsText.title}
          display="block"
          // Fields scrolled to stop above the bar at the dialog's lower edge.
          css={{
            '& :is(label, legend, p, input, textarea, button)': {
              scrollMarginBottom: { base: 'calc(30dvh + 9rem)', lg: '6rem' },
            },
          }}
        >
          <SettingsTabs creatorId={creatorId} wallpaper={settings.wallpaper} selected={tab} onSelect={setTab} />
          <chakra.div marginTop="4">
            <FormProblem text={saving.isError ? messageOf(saving.error, storeSettingsText.saveFailed) : undefined} />
          </chakra.div>
          <Button variant="dangerQuiet" marginTop="6" onClick={() => setResetting(true)}>
            Reset to defaults
          </Button>
        </FormBody>
        <Dock>
          <PreviewPanel settings={{ ...values, wallpaper: settings.wallpaper }} creatorName={creatorName} tab={tab} />
          <Bar>
            <DialogCancel disabled={isSubmitting} />
            <Button
              type="submit"
              form={formId}
              flex={{ base: '1', md: 'none' }}
              loading={isSubmitting}
              loadingText="Saving..."
            >
              Save settings
            </Button>
          </Bar>
        </Dock>
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

interface ResetDialogProps {
  creatorId: string;
  onReset: (settings: StoreSettingsView) => void;
  onClose: () => void;
}

/** Asks before a store gets its first look again, and gives it. */
function ResetDialog({ creatorId, onReset, onClose }: ResetDialogProps) {
  const resetting = useMutation({
    mutationFn: () => request(resetStoreSettings, { params: { id: creatorId } }),
    meta: {
      shows: showSettings(creatorId),
      success: 'Your store has its first look again.',
      failure: () => storeSettingsText.saveFailed,
    },
    onSuccess: onReset,
  });
  return (
    <ConfirmDialog
      title="Reset to defaults?"
      question="Colours, fonts, texts, images and links of your store go back to how they were at the beginning. The wallpaper stays."
      confirm="Reset"
      loading={resetting.isPending}
      loadingText="Resetting..."
      problem={resetting.error ? messageOf(resetting.error, storeSettingsText.saveFailed) : undefined}
      onConfirm={() => resetting.mutate()}
      onCancel={onClose}
    />
  );
}

interface PersonalizeStoreProps {
  /** The creator's uid. */
  creatorId: string;
  creatorName: string;
  /** The tab that is open at first. */
  startsAt: SettingsTab;
  onClose: () => void;
}

/** The owner's dialog for the look of their store; loads and saves by itself. Made to be loaded lazily. */
export function PersonalizeStore({ creatorId, creatorName, startsAt, onClose }: PersonalizeStoreProps) {
  const settings = useQuery(queryOf(getStoreSettings, { params: { id: creatorId } }));
  // Outside of the store, so that the dialog keeps the product's own look.
  return createPortal(
    settings.data ? (
      <PersonalizationDialog
        creatorId={creatorId}
        creatorName={creatorName}
        settings={settings.data}
        startsAt={startsAt}
        onClose={onClose}
      />
    ) : (
      <Dialog title={storeSettingsText.title} onClose={onClose} width="74rem">
        <QueryView query={settings} problem={storeSettingsText.loadFailed} pending={<ListSkeleton />}>
          {() => null}
        </QueryView>
      </Dialog>
    ),
    document.body,
  );
}
