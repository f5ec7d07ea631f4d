import { PICTURE_UPLOAD } from '@doubloon/contract/media/picture-upload.ts';
import { uploadStoreImage } from '@doubloon/contract/stores/operations.ts';
import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { type Carriage, upload } from '../../../shared/api/files/upload.ts';
import { fieldsOf } from '../../../shared/form/form-parts.tsx';
import { toastSuccess } from '../../../shared/state/toasts.ts';
import { Stack } from '../../../shared/style/chakra.tsx';
import { showSettings } from '../show-settings.ts';
import { ImageField } from '../../../shared/form/image-field.tsx';

const { TextField, TextareaField } = fieldsOf<StoreSettingsChanges>();

/** The large words and the image above a store. */
export function HeroPanel({ creatorId }: { creatorId: string }) {
  return (
    <Stack gap="5">
      <TextField name="hero.title" label="Title" optional maxLength={100} />
      <TextareaField name="hero.subtitle" label="Subtitle" optional rows={2} maxLength={200} />
      <StoreImage creatorId={creatorId} slot="hero" path="hero.image" label="Hero image" />
    </Stack>
  );
}

/** The name, the line below it and the logo a store goes by. */
export function BrandingPanel({ creatorId }: { creatorId: string }) {
  return (
    <Stack gap="5">
      <TextField name="branding.name" label="Brand name" optional maxLength={60} />
      <TextField name="branding.tagline" label="Tagline" optional maxLength={120} />
      <StoreImage creatorId={creatorId} slot="logo" path="branding.logo" label="Logo" />
    </Stack>
  );
}

interface StoreImageProps {
  creatorId: string;
  slot: 'hero' | 'logo';
  path: 'hero.image' | 'branding.logo';
  label: string;
}

function StoreImage({ creatorId, slot, path, label }: StoreImageProps) {
  const client = useQueryClient();
  const { resetField } = useFormContext<StoreSettingsChanges>();
  const { field } = useController<StoreSettingsChanges, 'hero.image' | 'branding.logo'>({ name: path });
  const send = async (file: File, carriage: Carriage) => {
    const settings = await upload(uploadStoreImage, { params: { id: creatorId }, body: { slot } }, [file], carriage);
    showSettings(creatorId)(client, settings);
    // It is kept already, unlike what was typed.
    resetField(path, { defaultValue: slot === 'hero' ? settings.hero.image : settings.branding.logo });
    toastSuccess('Image saved');
  };
  return (
    <ImageField
      label={label}
      hint="JPEG, PNG, GIF or WebP up to 5MB; kept at once."
      rules={PICTURE_UPLOAD}
      image={field.value}
      send={send}
      remove={{
        label: `Remove ${label.toLowerCase()}`,
        onRemove: () => field.onChange(null),
      }}
    />
  );
}
