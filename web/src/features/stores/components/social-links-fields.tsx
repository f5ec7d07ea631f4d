import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { SocialAccountView } from '@doubloon/contract/social-accounts/operations.ts';
import { fieldsOf } from '../../../shared/form/fields.tsx';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { TextButton, TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import type { StoreFormValues } from '../store-form-schema.ts';

const { CheckboxField } = fieldsOf<StoreFormValues>();

interface SocialLinksFieldsProps {
  accounts: readonly SocialAccountView[];
  /** Opens the links that are no accounts. */
  onOtherLinks: () => void;
}

/** Which of the linked accounts a store shows. */
export function SocialLinksFields({ accounts, onOtherLinks }: SocialLinksFieldsProps) {
  const some = accounts.length > 0;
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" fontSize="sm">
        Social links
      </chakra.legend>
      <chakra.p textStyle="hint">
        {some
          ? 'Accounts that you proved to be yours; ticked ones stand in your store under Elsewhere.'
          : 'Accounts that you proved to be yours can stand in your store under Elsewhere; none is linked yet.'}{' '}
        {/* What is typed stays in this tab. */}
        <TextLink to={paths.profile} target="_blank">
          {some ? 'Link more in your profile settings' : 'Link one in your profile settings'}
        </TextLink>
        .
      </chakra.p>
      {accounts.map(({ platform, username }) => (
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
      <chakra.p textStyle="hint" marginTop="1">
        Links that need no proof, shown as signs at the top, are part of the{' '}
        <TextButton onClick={onOtherLinks}>{storesText.otherLinksPlace}</TextButton>.
      </chakra.p>
    </chakra.fieldset>
  );
}
