import { chakra } from '@chakra-ui/react/styled-system';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import type { SettingsForm } from '../settings-form.ts';
import { SOCIAL_PLATFORMS } from '../social-platforms.ts';

/** Where else a creator is found, platform by platform. */
export function LinksPanel({ form }: { form: SettingsForm }) {
  const { socialLinks } = form.formState.errors;
  return (
    <chakra.div display="grid" gap="4">
      {SOCIAL_PLATFORMS.map((platform) => (
        <Field key={platform} label={platformLabel(platform)} optional error={socialLinks?.[platform]?.message}>
          <TextInput
            type="url"
            inputMode="url"
            placeholder={`https://www.${platform}.com/`}
            maxLength={300}
            {...form.register(`socialLinks.${platform}`, {
              setValueAs: (typed: string | null) => (typed?.trim() ? typed.trim() : null),
            })}
          />
        </Field>
      ))}
    </chakra.div>
  );
}
