import { type CampaignView, MAX_COVER_ALT } from '@doubloon/contract/campaigns/campaign.ts';
import { PICTURE_UPLOAD } from '@doubloon/contract/media/picture-upload.ts';
import { deleteCampaignCover, uploadCampaignCover } from '@doubloon/contract/campaigns/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { upload } from '../../../shared/api/files/upload.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldsOf } from '../../../shared/form/form-parts.tsx';
import { ImageField } from '../../../shared/form/image-field.tsx';
import { Stack } from '../../../shared/style/chakra.tsx';
import type { EditLootValues } from './edit-loot-schema.ts';

const { TextField } = fieldsOf<EditLootValues>();
const EFFECTS = { shows: inPlace('campaigns', 'id'), invalidates: ['campaigns'] } as const;

/** The cover of a loot, which is kept as soon as it is chosen, and the field of the edit form for what it shows. */
export function CoverField({ campaign }: { campaign: CampaignView }) {
  const params = { id: campaign.id };
  // The dialog holds the loot as it was when it opened.
  const { resetField } = useFormContext<EditLootValues>();
  const [cover, setCover] = useState(campaign.cover);
  const sending = useMutation({
    mutationFn: ({ file, carriage }: { file: File; carriage: Parameters<typeof upload>[3] }) =>
      upload(uploadCampaignCover, { params }, [file], carriage),
    meta: { ...EFFECTS, success: 'Cover saved' },
    onSuccess: (changed) => {
      setCover(changed.cover);
      resetField('coverAlt', { defaultValue: '' });
    },
  });
  const removing = useMutation({
    mutationFn: () => request(deleteCampaignCover, { params }),
    meta: { ...EFFECTS, success: 'Cover removed', failure: 'Failed to remove the cover' },
    onSuccess: () => setCover(null),
  });
  return (
    <Stack gap="3">
      <ImageField
        label="Cover"
        hint="JPEG, PNG, GIF or WebP up to 5MB; kept at once. Wide pictures fit best."
        rules={PICTURE_UPLOAD}
        image={cover?.url ?? null}
        send={async (file, carriage) => {
          await sending.mutateAsync({ file, carriage });
        }}
        remove={{ label: 'Remove cover', busy: removing.isPending, onRemove: () => removing.mutate() }}
      />
      {cover && (
        <TextField
          name="coverAlt"
          label="What the cover shows"
          optional
          maxLength={MAX_COVER_ALT}
          hint="Read to people who cannot see it."
        />
      )}
    </Stack>
  );
}
