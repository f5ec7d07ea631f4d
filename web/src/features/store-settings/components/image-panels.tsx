import { STORE_IMAGE_UPLOAD, uploadStoreImage } from '@doubloon/contract/stores/operations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { Carriage } from '../../../shared/api/carry-with-progress.ts';
import { upload } from '../../../shared/api/upload.ts';
import { toastSuccess } from '../../../shared/state/toasts.ts';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { Stack } from '../../../shared/ui/layout.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import type { SettingsForm } from '../settings-form.ts';
import { showSettings } from '../show-settings.ts';
import { ImageField } from './image-field.tsx';

interface ImagePanelProps {
  form: SettingsForm;
  creatorId: string;
}

/** The large words and the image above a store. */
export function HeroPanel({ form, creatorId }: ImagePanelProps) {
  const { hero } = form.formState.errors;
  return (
    <Stack gap="5">
      <Field label="Title" optional error={hero?.title?.message}>
        <TextInput maxLength={100} {...form.register('hero.title')} />
      </Field>
      <Field label="Subtitle" optional error={hero?.subtitle?.message}>
        <Textarea rows={2} maxLength={200} {...form.register('hero.subtitle')} />
      </Field>
      <StoreImage form={form} creatorId={creatorId} slot="hero" path="hero.image" label="Hero image" />
    </Stack>
  );
}

/** The name, the line below it and the logo a store goes by. */
export function BrandingPanel({ form, creatorId }: ImagePanelProps) {
  const { branding } = form.formState.errors;
  return (
    <Stack gap="5">
      <Field label="Brand name" optional error={branding?.name?.message}>
        <TextInput maxLength={60} {...form.register('branding.name')} />
      </Field>
      <Field label="Tagline" optional error={branding?.tagline?.message}>
        <TextInput maxLength={120} {...form.register('branding.tagline')} />
      </Field>
      <StoreImage form={form} creatorId={creatorId} slot="logo" path="branding.logo" label="Logo" />
    </Stack>
  );
}

interface StoreImageProps extends ImagePanelProps {
  slot: 'hero' | 'logo';
  path: 'hero.image' | 'branding.logo';
  label: string;
}

function StoreImage({ form, creatorId, slot, path, label }: StoreImageProps) {
  const client = useQueryClient();
  const { field } = useController({ control: form.control, name: path });
  const send = async (file: File, carriage: Carriage) => {
    const settings = await upload(uploadStoreImage, { params: { id: creatorId }, body: { slot } }, [file], carriage);
    showSettings(creatorId)(client, settings);
    // It is kept already, unlike what was typed.
    form.resetField(path, { defaultValue: slot === 'hero' ? settings.hero.image : settings.branding.logo });
    toastSuccess(storeSettingsText.imageSaved);
  };
  return (
    <ImageField
      label={label}
      hint={storeSettingsText.imageHint}
      rules={STORE_IMAGE_UPLOAD}
      image={field.value}
      send={send}
      remove={{
        label: `Remove ${label.toLowerCase()}`,
        onRemove: () => field.onChange(null),
      }}
    />
  );
}
