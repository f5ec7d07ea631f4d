import { listSocialAccounts, type SocialAccountView } from '@doubloon/contract/social-accounts/operations.ts';
import { CreatorCategory, type StoreView } from '@doubloon/contract/stores/store.ts';
import { zodResolver } from '../../../shared/form/zod-resolver.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { queryOf } from '../../../shared/api/query.ts';
import { leadToProblem } from '../../../shared/form/lead-to-problem.ts';
import { useAskBeforeLeaving } from '../../../shared/form/use-ask-before-leaving.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DiscardDialog } from '../../../shared/ui/discard-dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Stack } from '../../../shared/ui/layout.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { saveStore } from '../api/save-store.ts';
import { changedLinks, storeFormSchema, storeFormValues } from '../store-form-schema.ts';
import { SocialLinksFields } from './social-links-fields.tsx';
import { StoreSection } from './store-section.tsx';

interface EditStoreProps {
  store: StoreView;
  onSaved: (store: StoreView) => void;
  /** Called when the form is done with, saved or not. */
  onDone: () => void;
  /** Opens the links of the store that are no linked accounts. */
  onOtherLinks: () => void;
}

/** The owner's form for what the store says about them. */
export function EditStore(props: EditStoreProps) {
  const accounts = useQuery(
    // Those that still wait for their code are left out.
    queryOf(listSocialAccounts, {}, { select: (all) => all.filter(({ verified }) => verified) }),
  );
  if (accounts.isPending) return <ListSkeleton />;
  // Without the accounts everything else can be changed all the same.
  return <StoreForm {...props} accounts={accounts.data ?? []} />;
}

interface StoreFormProps extends EditStoreProps {
  accounts: readonly SocialAccountView[];
}

function StoreForm({ store, accounts, onSaved, onDone, onOtherLinks }: StoreFormProps) {
  const [asksToLeave, setAsksToLeave] = useState(false);
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(storeFormSchema),
    defaultValues: storeFormValues(store),
    // What is wrong with it has to be on the screen first, to be scrolled to as well.
    shouldFocusError: false,
  });
  const { errors, isDirty, submitCount } = formState;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => leadToProblem(form.current), [submitCount]);
  const saving = useMutation({
    mutationFn: ({ shown, ...profile }: ReturnType<typeof storeFormSchema.parse>) =>
      saveStore(store.id, { profile, socialLinks: changedLinks(store.socialLinks, shown, accounts) }),
    meta: { success: storesText.saved, failure: storesText.saveFailed },
    onSuccess: (saved) => {
      onSaved(saved);
      onDone();
    },
  });
  const submit = handleSubmit((values) => saving.isPending || saving.mutate(values));
  useAskBeforeLeaving(isDirty && !saving.isSuccess);
  useEffect(() => setFocus('category'), [setFocus]);

  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label={storesText.edit}
      display="grid"
      gap="6"
      // What is scrolled to stops above the bar that ends the form.
      css={{ '& :is(label, legend, p, input, select, textarea)': { scrollMarginBottom: '24' } }}
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <chakra.h1 fontSize="2xl" overflowWrap="anywhere">
          {store.name || storesText.unknownCreator}
        </chakra.h1>
        <chakra.p textStyle="hint" marginTop="1">
          {storesText.nameElsewhere} {/* What is typed stays in this tab. */}
          <TextLink to={paths.profile} target="_blank">
            {storesText.profileSettings}
          </TextLink>
          .
        </chakra.p>
      </div>
      <StoreSection title={storesText.details}>
        <Stack gap="5">
          <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
            <Field label={storesText.category}>
              <Select textTransform="capitalize" {...register('category')}>
                <option value="">{storesText.noCategory}</option>
                {CreatorCategory.options.map((category) => (
                  <option key={category} value={category}>
                    {category}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={storesText.location} error={errors.location?.message}>
              <TextInput maxLength={100} {...register('location')} />
            </Field>
          </chakra.div>
          <Field label={storesText.description} hint={storesText.descriptionHint} error={errors.description?.message}>
            <Textarea rows={2} maxLength={500} {...register('description')} />
          </Field>
          <SocialLinksFields accounts={accounts} field={register('shown')} onOtherLinks={onOtherLinks} />
        </Stack>
      </StoreSection>
      <StoreSection title={storesText.story}>
        <Stack gap="5">
          <Field label={storesText.aboutMe} error={errors.personalDescription?.message}>
            <Textarea rows={6} maxLength={5000} {...register('personalDescription')} />
          </Field>
          <Field label={storesText.about} error={errors.background?.message}>
            <Textarea rows={6} maxLength={5000} {...register('background')} />
          </Field>
          <Field label={storesText.specialties} hint={storesText.specialtiesHint} error={errors.specialties?.message}>
            <Textarea rows={4} {...register('specialties')} />
          </Field>
          <Field label={storesText.achievements} hint={storesText.specialtiesHint} error={errors.achievements?.message}>
            <Textarea rows={4} {...register('achievements')} />
          </Field>
        </Stack>
      </StoreSection>
      <StoreSection title={storesText.affiliates}>
        <Field
          label={storesText.affiliateReward}
          hint={storesText.affiliateHint}
          error={errors.affiliateReward?.message}
        >
          <TextInput inputMode="numeric" maxLength={4} maxWidth="8rem" {...register('affiliateReward')} />
        </Field>
      </StoreSection>
      <Card
        position="sticky"
        bottom={{ base: '2', md: '4' }}
        zIndex="header"
        display="flex"
        gap="3"
        justifyContent="flex-end"
        padding="3"
        boxShadow="lifted"
      >
        <Button look="quiet" disabled={saving.isPending} onClick={() => (isDirty ? setAsksToLeave(true) : onDone())}>
          {storesText.cancel}
        </Button>
        <Button type="submit" flex={{ base: '1', md: 'none' }} busy={saving.isPending} busyLabel={storesText.saving}>
          {storesText.save}
        </Button>
      </Card>
      {asksToLeave && <DiscardDialog onDiscard={onDone} onKeep={() => setAsksToLeave(false)} />}
    </chakra.form>
  );
}
