import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { editCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { zodResolver } from '../../../shared/form/zod-resolver.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/mutation-effects.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { request } from '../../../shared/api/request.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ChoiceField } from '../../../shared/ui/choice-field.tsx';
import { DialogCancel } from '../../../shared/ui/dialog-cancel.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { editLootSchema, editLootValues, sentChanges } from '../edit-loot-schema.ts';

const questions = [
  ['cover_letter', 'Cover Letter'],
  ['relevant_experience', 'Relevant Experience'],
  ['years_of_experience', 'Years of Experience'],
  ['formal_training', 'Formal Training'],
] as const;

interface EditLootDialogProps {
  campaign: CampaignView;
  onClose: () => void;
}

/** Changes the brief of a loot: what the API lets its owner change, and why the rest stays. */
export function EditLootDialog({ campaign, onClose }: EditLootDialogProps) {
  const isAgreed = campaign.applications > 0;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(editLootSchema),
    defaultValues: editLootValues(campaign),
  });
  const { errors, isDirty } = formState;
  const saving = useMutation({
    mutationFn: (edit: Parameters<typeof sentChanges>[0]) =>
      request(editCampaign, { params: { id: campaign.id }, body: sentChanges(edit, isAgreed) }),
    meta: { shows: inPlace('campaigns', 'id'), invalidates: ['campaigns'], success: campaignsText.edited },
    onSuccess: onClose,
  });

  return (
    <Dialog
      title={campaignsText.editTitle}
      onClose={saving.isPending ? undefined : onClose}
      unsaved={isDirty && !saving.isSuccess}
      width="42rem"
    >
      <chakra.form
        noValidate
        display="grid"
        gap="5"
        onSubmit={(event) => void handleSubmit((edit) => saving.mutate(edit))(event)}
      >
        {isAgreed && (
          <Notice tone="gold">
            <p>{campaignsText.agreedText}</p>
          </Notice>
        )}
        {!isAgreed && (
          <>
            <Field label="Title" required error={errors.title?.message}>
              <TextInput {...register('title')} />
            </Field>
            <Field label="Description" required error={errors.description?.message}>
              <Textarea rows={6} {...register('description')} />
            </Field>
            <Field label="Requirements" optional hint="One on each line." error={errors.requirements?.message}>
              <Textarea rows={4} {...register('requirements')} />
            </Field>
            <chakra.fieldset>
              <chakra.legend fontWeight="semibold" fontSize="sm" marginBottom="1.5">
                Applicant questions
              </chakra.legend>
              <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(14rem, 1fr))">
                {questions.map(([id, label]) => (
                  <Checkbox key={id} label={label} {...register(`questions.${id}`)} />
                ))}
              </chakra.div>
            </chakra.fieldset>
          </>
        )}
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <ChoiceField
            label="Niche"
            optional
            none="Any"
            options={NICHES}
            error={errors.niche?.message}
            {...register('niche')}
          />
          <ChoiceField label="Gender" options={GENDERS} error={errors.gender?.message} {...register('gender')} />
          <Field label="Minimum age" optional error={errors.ageMin?.message}>
            <TextInput inputMode="numeric" {...register('ageMin')} />
          </Field>
          <Field label="Maximum age" optional error={errors.ageMax?.message}>
            <TextInput inputMode="numeric" {...register('ageMax')} />
          </Field>
        </chakra.div>
        <Field label="Interests" optional hint="Separated by commas." error={errors.interests?.message}>
          <TextInput {...register('interests')} />
        </Field>
        <chakra.p textStyle="hint">{campaignsText.moneyFixedText}</chakra.p>
        <FormProblem text={saving.isError ? failureText(campaignsText.editFailed, saving.error) : undefined} />
        <Actions marginTop="0">
          <DialogCancel disabled={saving.isPending} />
          <Button type="submit" busy={saving.isPending} busyLabel="Saving..." disabled={!isDirty}>
            Save Changes
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
