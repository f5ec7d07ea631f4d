import { chakra } from '@chakra-ui/react/styled-system';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { SocialAccountView } from '@doubloon/contract/social-accounts/operations.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { paths } from '../../../shared/paths.ts';
import { storesText } from '../../../shared/text/stores.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';

interface SocialLinksFieldsProps {
  accounts: readonly SocialAccountView[];
  field: UseFormRegisterReturn;
}

/** Which of the linked accounts a store shows. */
export function SocialLinksFields({ accounts, field }: SocialLinksFieldsProps) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" fontSize="sm">
        {storesText.socialLinks}
      </chakra.legend>
      <chakra.p color="muted" fontSize="sm">
        {accounts.length > 0 ? (
          storesText.socialLinksHint
        ) : (
          <>
            {storesText.noAccounts} <TextLink to={paths.profile}>{storesText.linkAccounts}</TextLink>
          </>
        )}
      </chakra.p>
      {accounts.map(({ platform, username }) => (
        <Checkbox
          key={platform}
          value={platform}
          label={
            <>
              {platformLabel(platform)} <chakra.span color="muted">@{username}</chakra.span>
            </>
          }
          {...field}
        />
      ))}
    </chakra.fieldset>
  );
}
