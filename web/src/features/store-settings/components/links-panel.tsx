import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { linkExample, type StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { useFormContext, useFormState } from 'react-hook-form';
import { paths } from '../../../shared/paths.ts';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { Field, TextInput } from '../../../shared/ui/forms/field.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { SOCIAL_PLATFORMS } from './store-masthead.tsx';

/** Where else a creator is found, platform by platform. */
export function LinksPanel() {
  const { control, register } = useFormContext<StoreSettingsChanges>();
  const { socialLinks } = useFormState({ control, name: 'socialLinks' }).errors;
  return (
    <Stack gap="4">
      <chakra.p textStyle="hint">
        These stand as signs at the top of your store and need no proof. Accounts that you proved to be yours are
        another matter: link them in your {/* What is typed stays in this tab. */}
        <TextLink to={paths.profile} target="_blank">
          profile settings
        </TextLink>
        {storeSettingsText.linksTick}
      </chakra.p>
      {SOCIAL_PLATFORMS.map((platform) => (
        <Field key={platform} label={platformLabel(platform)} optional error={socialLinks?.[platform]?.message}>
          <TextInput
            type="url"
            inputMode="url"
            placeholder={linkExample(platform)}
            maxLength={300}
            {...register(`socialLinks.${platform}`, {
              setValueAs: (typed: string | null) => (typed?.trim() ? typed.trim() : null),
            })}
          />
        </Field>
      ))}
    </Stack>
  );
}
