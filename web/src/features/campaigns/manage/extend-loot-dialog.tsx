import type { CampaignView, ExtensionView } from '@doubloon/contract/campaigns/campaign.ts';
import { extendCampaign, previewExtension } from '@doubloon/contract/campaigns/operations.ts';
import { CalendarDay } from '@doubloon/contract/shared/values.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { Hint } from '../../../shared/style/chakra.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { OfferDialog } from './offer-dialog.tsx';

interface ExtendLootProps {
  campaign: CampaignView;
  onClose: () => void;
}

const { TextField } = fieldsOf<{ endDate: string }>();

/** Moves the end date of a loot later: until when that is possible, and why not longer. */
export function ExtendLootDialog({ campaign, onClose }: ExtendLootProps) {
  const extension = useQuery(queryOf(previewExtension, { params: { id: campaign.id } }, { staleTime: 0, gcTime: 0 }));
  return (
    <OfferDialog
      title="Extend Loot"
      query={extension}
      failed="Failed to load how far this loot can be extended"
      height="32"
      onClose={onClose}
    >
      {({ latest_end_date: latest, limit }) =>
        latest && <ExtensionForm campaign={campaign} latest={latest} limit={limit} onClose={onClose} />
      }
    </OfferDialog>
  );
}

function ExtensionForm({
  campaign: { id, endDate },
  latest,
  limit,
  onClose,
}: ExtendLootProps & { latest: string; limit: ExtensionView['limit'] }) {
  const extending = useMutation({
    mutationFn: (body: { endDate: string }) => request(extendCampaign, { params: { id }, body }),
    meta: { shows: inPlace('campaigns', 'id'), invalidates: ['campaigns'], success: 'Loot extended successfully!' },
    onSuccess: onClose,
  });
  const schema = z.object({
    endDate: z
      .union([CalendarDay], 'Enter a date')
      .refine((day) => endDate === null || day > endDate, 'The end date can only be moved later')
      .refine((day) => day <= latest, `The end date can be at most ${formatDate(latest)}`),
  });
  return (
    <Form schema={schema} defaults={{ endDate: '' }} onSubmit={extending.mutateAsync} gap="5">
      {endDate !== null && (
        <p>
          The loot ends on {formatDate(endDate)}. Once it is moved later the date cannot go back, because creators plan
          with it. Everybody who has applied or works for it is told.
        </p>
      )}
      <TextField
        name="endDate"
        label="New End Date"
        required
        type="date"
        min={endDate ?? undefined}
        max={latest}
        hint={`${formatDate(latest)} at the latest.`}
      />
      <Hint>{limit}.</Hint>
      <FormProblem text={extending.isError ? failureText('Failed to extend loot', extending.error) : undefined} />
      <FormActions submit="Extend Loot" loadingText="Extending..." onlyChanged />
    </Form>
  );
}
