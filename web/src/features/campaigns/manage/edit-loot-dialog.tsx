import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { editCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { request } from '../../../shared/api/request.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { CoverField } from './cover-field.tsx';
import { FilesField } from './files-field.tsx';
import { editLootSchema, editLootValues, sentChanges, type EditLootValues } from './edit-loot-schema.ts';

const { TextField, TextareaField, SelectField, CheckboxField } = fieldsOf<EditLootValues>();
const questions = [
  ['cover_letter', 'Cover Letter'],
  ['relevant_experience', 'Relevant Experience'],
  ['years_of_experience', 'Years of Experience'],
  ['formal_training', 'Formal Training'],
] as const;

/** Changes the brief of a loot: what the API lets its owner change, and why the rest stays. */
export function EditLootDialog({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const isAgreed = campaign.applications > 0;
  const saving = useMutation({
    mutationFn: (edit: Parameters<typeof sentChanges>[0]) =>
      request(editCampaign, { params: { id: campaign.id }, body: sentChanges(edit, isAgreed) }),
    meta: { shows: inPlace('campaigns', 'id'), invalidates: ['campaigns'], success: 'Loot updated successfully!' },
    onSuccess: onClose,
  });

  return (
    <FormDialog
      title="Edit Loot"
      schema={editLootSchema}
      defaults={editLootValues(campaign)}
      onSubmit={saving.mutateAsync}
      onClose={onClose}
      width="42rem"
    >
      {isAgreed && (
        <Notice colorPalette="gold">
          <p>
            Creators have applied to this loot, so its title, description, requirements, examples, files and questions
            stay as they are.
          </p>
        </Notice>
      )}
      {!isAgreed && (
        <>
          <TextField name="title" label="Title" required />
          <TextareaField name="description" label="Description" required rows={6} />
          <TextareaField name="requirements" label="Requirements" optional hint="One on each line." rows={4} />
          <TextareaField
            name="examplePosts"
            label="Posts that you like"
            optional
            hint="The address of one post on each line, five at most."
            rows={3}
          />
          <chakra.fieldset>
            <chakra.legend fontWeight="semibold" fontSize="sm" marginBottom="1.5">
              Applicant questions
            </chakra.legend>
            <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(14rem, 1fr))">
              {questions.map(([id, label]) => (
                <CheckboxField key={id} name={`questions.${id}`} label={label} />
              ))}
            </chakra.div>
          </chakra.fieldset>
        </>
      )}
      {!isAgreed && <FilesField campaign={campaign} />}
      <CoverField campaign={campaign} />
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <SelectField name="niche" label="Niche" optional none="Any" options={NICHES} />
        <SelectField name="gender" label="Gender" options={GENDERS} />
        <TextField name="ageMin" label="Minimum age" optional inputMode="numeric" />
        <TextField name="ageMax" label="Maximum age" optional inputMode="numeric" />
      </chakra.div>
      <TextField name="interests" label="Interests" optional hint="Separated by commas." />
      <Hint>
        Platforms, start date and how creators are paid were fixed with the checkout. The budget can only grow, by “Add
        Budget”, and the end date only move later, by “Extend”.
      </Hint>
      <FormProblem text={saving.isError ? failureText('Failed to update loot', saving.error) : undefined} />
      <FormActions submit="Save Changes" loadingText="Saving..." onlyChanged />
    </FormDialog>
  );
}
