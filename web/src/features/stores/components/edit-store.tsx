import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { listSocialAccounts, type SocialAccountView } from '@doubloon/contract/social-accounts/operations.ts';
import { updateStore } from '@doubloon/contract/stores/operations.ts';
import { CreatorCategory, type StoreProfile, type StoreView } from '@doubloon/contract/stores/store.ts';
import { updateUserProfile } from '@doubloon/contract/users/operations.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { changedLinks, storeFormSchema, storeFormValues, type StoreFormValues } from '../store-form-schema.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldsOf, CancelButton, SubmitButton } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Hint, Stack } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { TextButton, TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { ListSkeleton, ProblemNotice } from '../../../shared/ui/lists/query-view.tsx';

interface StoreEdit {
  profile: StoreProfile;
  /** Per platform the address of the linked account to show, empty to hide it; only those that change. */
  socialLinks: Partial<Record<PlatformId, string>>;
}

const { TextField, TextareaField, SelectField, CheckboxField } = fieldsOf<StoreFormValues>();

interface EditStoreProps {
  store: StoreView;
  /** The field that has the focus first. */
  startAt: keyof StoreFormValues;
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
  // Asking again for what could not be loaded must not take the form away.
  if (accounts.isPending && !accounts.isFetched) return <ListSkeleton />;
  return (
    <StoreForm
      {...props}
      accounts={accounts.data}
      accountsProblem={
        accounts.isLoadingError && <ProblemNotice title="Failed to load your social accounts" query={accounts} />
      }
    />
  );
}

interface LinkedAccounts {
  /** Undefined while they are not known; everything else can be changed all the same. */
  accounts: readonly SocialAccountView[] | undefined;
  /** Stands in the place of accounts that could not be loaded. */
  accountsProblem: ReactNode;
}

type StoreFormProps = EditStoreProps & LinkedAccounts;

function StoreForm({ store, startAt, accounts, accountsProblem, onSaved, onDone, onOtherLinks }: StoreFormProps) {
  const saving = useMutation({
    mutationFn: ({ shown, ...profile }: ReturnType<typeof storeFormSchema.parse>) =>
      saveStore(store.id, { profile, socialLinks: changedLinks(store.socialLinks, shown, accounts ?? []) }),
    meta: { success: storesText.saved, failure: storesText.saveFailed },
    onSuccess: (saved) => {
      onSaved(saved);
      onDone();
    },
  });
  return (
    <Form
      schema={storeFormSchema}
      defaults={storeFormValues(store)}
      onSubmit={saving.mutateAsync}
      label={storesText.edit}
      startAt={startAt}
      gap="6"
      // Fields scrolled to stop above the bar at the form's end.
      css={{ '& :is(label, legend, p, input, select, textarea)': { scrollMarginBottom: '24' } }}
    >
      <div>
        <chakra.h1 fontSize="2xl" overflowWrap="anywhere">
          {store.name || storesText.unknownCreator}
        </chakra.h1>
        <Hint marginTop="1">
          Name and picture are changed in your {/* What is typed stays in this tab. */}
          <TextLink to={paths.profile} target="_blank">
            profile settings
          </TextLink>
          .
        </Hint>
      </div>
      <Section title="At a glance">
        <Stack gap="5">
          <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
            <SelectField
              name="category"
              label="Category"
              textTransform="capitalize"
              none="None chosen"
              options={CreatorCategory.options}
            />
            <TextField name="location" label="Location" maxLength={100} />
          </chakra.div>
          <TextareaField
            name="description"
            label="In a few words"
            hint="Introduces you in your store and in the creators directory."
            rows={2}
            maxLength={500}
          />
          <SocialLinksFields accounts={accounts} accountsProblem={accountsProblem} onOtherLinks={onOtherLinks} />
        </Stack>
      </Section>
      <Section title="Your story">
        <Stack gap="5">
          <TextareaField name="personalDescription" label={storesText.aboutMe} rows={6} maxLength={5000} />
          <TextareaField name="background" label={storesText.about} rows={6} maxLength={5000} />
          <TextareaField name="specialties" label="Specialties" hint="One on each line, 20 at most." rows={4} />
          <TextareaField name="achievements" label="Achievements" hint="One on each line, 20 at most." rows={4} />
        </Stack>
      </Section>
      <Section title="Affiliates">
        <TextField
          name="affiliateReward"
          label="Reward for affiliates, in percent"
          hint="What you offer people who send you customers. Leave it empty to offer nothing."
          inputMode="numeric"
          maxLength={4}
          maxWidth="8rem"
        />
      </Section>
      <Card
        position="sticky"
        bottom={{ base: 'calc({spacing.2} + var(--covered-below))', md: '4' }}
        zIndex="header"
        display="flex"
        gap="3"
        justifyContent="flex-end"
        padding="3"
        boxShadow="lifted"
      >
        <CancelButton onCancel={onDone} />
        <SubmitButton flex={{ base: '1', md: 'none' }} loadingText="Saving...">
          {storesText.save}
        </SubmitButton>
      </Card>
    </Form>
  );
}

/** Saves one's own store profile, and which linked accounts it shows. Answers the store as it is now. */
async function saveStore(creatorId: string, { profile, socialLinks }: StoreEdit) {
  const params = { id: creatorId };
  const saved = await request(updateStore, { params, body: profile });
  if (Object.keys(socialLinks).length === 0) return saved;
  // The store copies the links of its creator's account a moment later.
  const account = await request(updateUserProfile, { params, body: { socialLinks } });
  return { ...saved, socialLinks: account.socialLinks };
}

interface SocialLinksFieldsProps extends LinkedAccounts {
  /** Opens the links that are no accounts. */
  onOtherLinks: () => void;
}

/** Shows which of the linked accounts a store shows. */
function SocialLinksFields({ accounts, accountsProblem, onOtherLinks }: SocialLinksFieldsProps) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" fontSize="sm">
        Social links
      </chakra.legend>
      {accountsProblem}
      {accounts && (
        <Hint>
          {accounts.length > 0
            ? 'Accounts that you proved to be yours; ticked ones stand in your store below your name.'
            : 'Accounts that you proved to be yours can stand in your store below your name; none is linked yet.'}{' '}
          {/* What is typed stays in this tab. */}
          <TextLink to={paths.linkedAccounts} target="_blank">
            {accounts.length > 0 ? 'Link more in your profile settings' : 'Link one in your profile settings'}
          </TextLink>
          .
        </Hint>
      )}
      {accounts?.map(({ platform, username }) => (
        <CheckboxField
          key={platform}
          name="shown"
          value={platform}
          label={
            <>
              {platformLabel(platform)} <chakra.span color="muted">@{username}</chakra.span>
            </>
          }
        />
      ))}
      <Hint marginTop="1">
        Links that need no proof, shown as signs below that, are part of the{' '}
        <TextButton onClick={onOtherLinks}>personalization</TextButton>.
      </Hint>
    </chakra.fieldset>
  );
}
